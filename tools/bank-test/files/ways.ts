/** How statements are handed in: as they should be, twice, at once, in the wrong order, and mixed with what must be refused. */
import { camt053, camt054, type Entry, type Statement } from './camt.ts';
import type { Desk } from './desk.ts';
import { ASSET, entryKinds, OTHER_ASSET, otherCurrency, unnamed } from './entry-kinds.ts';

interface Day {
  readonly desk: Desk;
  /** What has happened on the account since the last statement. */
  readonly entries: () => readonly Entry[];
}

export type Way = (day: Day) => Promise<void>;

const FOREIGN_IBAN = 'FR1420041010050500013M02606';

/** Booked by the other meanwhile: that is what the second of two must be told, unless it came late enough to find nothing new. */
const SECOND = [undefined, 'proposal_outdated'];

const once: Way = ({ desk, entries }) => desk.book(desk.bank.drawUp(ASSET, entries()));

const twice: Way = async ({ desk, entries }) => {
  const statement = desk.bank.drawUp(ASSET, entries());
  await desk.book(statement);
  await mustBeKnown(desk, statement);
};

const atOnce: Way = async ({ desk, entries }) => {
  const statement = desk.bank.drawUp(ASSET, entries());
  const content = camt053(statement);
  const both = await Promise.all([desk.offer(content, 0), desk.offer(content, 1)]);
  const [codes, isBooked] = [both.map(({ code }) => code), both.some(({ code }) => code === undefined)];
  if (!isBooked || !codes.every((code) => SECOND.includes(code)))
    desk.complain(`handed in by both at once, it was answered ${codes.join(' and ')}`, [statement]);
  desk.countBooked(statement);
};

/** After one in its place: the first statement ever says where the account stands, so nothing before it can be missed. */
const laterFirst: Way = async ({ desk, entries }) => {
  await once({ desk, entries });
  const first = desk.bank.drawUp(ASSET, entries());
  const second = desk.bank.drawUp(ASSET, entries());
  await desk.mustRefuse(camt053(second), 'bank_statement_gap', [second]);
  await desk.book(first);
  await desk.book(second);
};

const overlapping: Way = async ({ desk, entries }) => {
  const first = desk.bank.drawUp(ASSET, entries());
  await desk.book(first);
  await desk.book(desk.bank.drawUp(ASSET, entries(), first.fresh));
  await mustBeKnown(desk, first);
};

/** An equal deposit, without a reference of the bank, in two statements of one day. */
const twinsApart: Way = async ({ desk, entries }) => {
  const twin = unnamed(desk.counter());
  await desk.book(desk.bank.drawUp(ASSET, [...entries(), twin]));
  await desk.book(desk.bank.drawUp(ASSET, [twin, ...entries()]));
};

const twoCurrencies: Way = async ({ desk, entries }) => {
  const other = desk.bank.drawUp(OTHER_ASSET, otherCurrency(desk.counter()));
  await desk.book(desk.bank.drawUp(ASSET, entries()), other);
};

const announced: Way = async ({ desk, entries }) => {
  const statement = desk.bank.drawUp(ASSET, entries());
  const { code } = await desk.offer(camt054(statement));
  if (code !== undefined) desk.complain(`a notification was refused: ${code}`, [statement]);
  await desk.book(statement);
};

const foreignAccount: Way = (day) =>
  afterWrong(day, 'bank_account_foreign', (fresh) =>
    day.desk.bank.forge(ASSET, fresh, { iban: FOREIGN_IBAN }),
  );

const wrongSum: Way = (day) =>
  afterWrong(day, 'bank_statement_differs', (fresh) => {
    const right = day.desk.bank.forge(ASSET, fresh, {});
    return { ...right, closing: right.closing + 1n };
  });

const unknownCurrency: Way = (day) =>
  afterWrong(day, 'bank_file_unreadable', (fresh) => day.desk.bank.forge('XTS', fresh, {}));

/** A right statement beside a wrong one in a file is not booked either. */
const rightBesideWrong: Way = async ({ desk, entries }) => {
  const right = desk.bank.drawUp(ASSET, entries());
  const wrong = desk.bank.forge(OTHER_ASSET, [], { closing: right.closing + 100n });
  await desk.mustRefuse(camt053(right, wrong), 'bank_statement_differs', [right, wrong]);
  await desk.book(right);
};

async function afterWrong(
  { desk, entries }: Day,
  code: string,
  forge: (fresh: readonly Entry[]) => Statement,
): Promise<void> {
  // Nothing of it ever happened: whatever is booked of it is there for good.
  const wrong = forge(entryKinds['several deposits in one entry']?.(desk.counter()) ?? []);
  await desk.mustRefuse(camt053(wrong), code, [wrong]);
  await once({ desk, entries });
}

/** Taken again, it is let in and moves nothing. */
async function mustBeKnown(desk: Desk, statement: Statement): Promise<void> {
  const { code } = await desk.offer(camt053(statement), 1);
  if (code !== undefined) desk.complain(`a file that was known was refused: ${code}`, [statement]);
}

export const ways: readonly Way[] = [
  once,
  twice,
  atOnce,
  atOnce,
  laterFirst,
  overlapping,
  twinsApart,
  twoCurrencies,
  announced,
  foreignAccount,
  wrongSum,
  unknownCurrency,
  rightBesideWrong,
];
