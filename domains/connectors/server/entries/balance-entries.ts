import type { ReplyOf } from '@egcr/contract/endpoint';
import { toMajorText } from '@egcr/contract/money';
import { toInstant } from '@egcr/contract/time';
import { assetOf, type AssetCode } from '@egcr/ledger/contract';
import type { Entry, Ledger } from '@egcr/ledger/server';
import { csvRow, csvTyped } from '@egcr/server-kit/csv';
import { numberCursor, readPage, type PageAsked } from '@egcr/server-kit/data/page';
import type { Database } from '@egcr/server-kit/database';
import type { CallInput } from '@egcr/server-kit/domain';
import { FileReply } from '@egcr/server-kit/file-reply';
import { invariant } from '@egcr/server-kit/refusal';
import { keyOf, principalOf, type Work } from '@egcr/server-kit/work';
import { toWire } from '@egcr/wallet/contract';
import { fundAccountIn } from '@egcr/wallet/server';

import type {
  BalanceEntry,
  balanceEntriesCall,
  BalanceFigure,
  balanceFileCall,
} from '../../contract/index.ts';
import {
  availableAccount,
  chargebackKind,
  feeKind,
  owedAccount,
  payoutKind,
  pendingAccount,
  railBackFailedKind,
  railBackKind,
  railSaleKind,
  recoveryKind,
  refundCoverKind,
  refundKind,
  refundOwnKind,
  reservedAccount,
  reserveKind,
  saleKind,
  settlementKind,
  unreserveKind,
  owedKind,
} from '@egcr/payments/server';
import type { PaymentsSeen } from '../parts.ts';

const accounts = {
  available: availableAccount,
  pending: pendingAccount,
  reserved: reservedAccount,
  owed: owedAccount,
} as const satisfies Record<BalanceFigure, unknown>;

const reasons: ReadonlyMap<string, BalanceEntry['reason']> = new Map([
  [saleKind.word, 'sale'],
  [railSaleKind.word, 'sale'],
  [feeKind.word, 'fee'],
  [settlementKind.word, 'settlement'],
  [payoutKind.word, 'payout'],
  [refundKind.word, 'refund'],
  [refundCoverKind.word, 'refund'],
  [refundOwnKind.word, 'refund'],
  [railBackKind.word, 'refund'],
  [railBackFailedKind.word, 'refund'],
  [reserveKind.word, 'dispute'],
  [unreserveKind.word, 'dispute'],
  [chargebackKind.word, 'dispute'],
  [owedKind.word, 'dispute'],
  [recoveryKind.word, 'recovery'],
] as const);

/** One figure of a merchant's balance. */
interface Figure {
  readonly merchantId: string;
  readonly asset: AssetCode;
  readonly figure: BalanceFigure;
  /** In small letters; empty: all entries. */
  readonly words: string;
}

export interface EntryParts extends PaymentsSeen {
  readonly ledger: Pick<Ledger, 'balances' | 'entries'>;
}

/** The entries of a figure, newest first. */
export async function listBalanceEntries(
  parts: EntryParts,
  work: Work,
  { query }: CallInput<typeof balanceEntriesCall>,
): Promise<ReplyOf<typeof balanceEntriesCall>> {
  // Test money lies nowhere: a test key has no balance.
  if (keyOf(work)?.isLive === false) return { items: [], next: null };
  const figure = figureOf(principalOf(work), query);
  const { rows, next } = await readPage(query, {
    cursor: numberCursor,
    placeOf: ({ number }: BalanceEntry) => BigInt(number),
    list: (asked) => foundOf(parts, work.db, figure, asked),
  });
  return { items: [...rows], next };
}

/** The entries of a figure that have the words, as they are shown. Of a balance with very many entries as far as a file goes too. */
async function foundOf(
  parts: EntryParts,
  db: Database,
  figure: Figure,
  { after, limit }: PageAsked<bigint>,
): Promise<readonly BalanceEntry[]> {
  if (figure.words === '')
    return show(parts, db, { figure, rows: await entriesOf(parts, db, figure, { after, limit }) });
  const found: BalanceEntry[] = [];
  let below = after;
  for (let seen = 0; seen < ROWS_MAX && found.length < limit; seen += ROWS_AT_ONCE) {
    const rows = await entriesOf(parts, db, figure, { after: below, limit: ROWS_AT_ONCE });
    found.push(...(await show(parts, db, { figure, rows })).filter((entry) => says(entry, figure)));
    if (rows.length < ROWS_AT_ONCE) break;
    below = rows.at(-1)?.version;
  }
  return found.slice(0, limit);
}

function says({ payment }: BalanceEntry, { words }: Figure): boolean {
  return words === '' || (payment?.title.toLowerCase().includes(words) ?? false);
}

function figureOf(
  merchantId: string,
  { asset: code = 'JVD', figure = 'available', words = '' }: CallInput<typeof balanceFileCall>['query'],
): Figure {
  const asset = assetOf(code)?.code;
  invariant(asset !== undefined, 'the schema let a currency through that is none');
  return { merchantId, asset, figure, words: words.trim().toLowerCase() };
}

const ROWS_AT_ONCE = 500;
const ROWS_MAX = 10_000;
const HIGHEST = 9_223_372_036_854_775_807n;

async function entriesOf(
  { ledger }: Pick<EntryParts, 'ledger'>,
  db: Database,
  { merchantId, asset, figure }: Figure,
  { after, limit }: PageAsked<bigint>,
): Promise<readonly Entry[]> {
  const { owner, purpose } = fundAccountIn(accounts[figure](merchantId), asset);
  const own = (await ledger.balances(db, owner)).find(
    (each) => each.asset === asset && each.purpose === purpose,
  );
  return own === undefined
    ? []
    : ledger.entries(db, { from: [{ accountId: own.id, below: after ?? HIGHEST }], limit });
}

interface Shown {
  readonly figure: Figure;
  readonly rows: readonly Entry[];
}

async function show(
  { payments }: PaymentsSeen,
  db: Database,
  { figure: { asset, figure }, rows }: Shown,
): Promise<BalanceEntry[]> {
  const causes = rows.map(causeOf);
  const found = await payments().titlesOf(
    db,
    causes.filter((cause) => cause !== undefined),
  );
  const titled = new Map(found.map((each) => [each.cause, each]));
  // What is owed is an account below zero; it is read as a debt.
  const sign = figure === 'owed' ? -1n : 1n;
  return rows.map((row, at) => {
    const amountMinor = row.amountMinor * sign;
    const payment = titled.get(causes[at] ?? '');
    return {
      transfer_id: row.transfer.id,
      number: row.version.toString(),
      reason: reasons.get(row.transfer.kind) ?? 'other',
      amount: toWire({ amountMinor: amountMinor < 0n ? -amountMinor : amountMinor, asset }),
      direction: amountMinor < 0n ? 'out' : 'in',
      balance: toWire({ amountMinor: row.balanceMinor * sign, asset }),
      at: toInstant(row.transfer.postedAt),
      payment: payment ? { id: payment.id, title: payment.title } : null,
    };
  });
}

/** What the money moved for: the door keeps the key of each call with its transfer, and some keys have a word after the id. */
function causeOf({ transfer }: Entry): string | undefined {
  const cause = transfer.meta['cause'];
  return typeof cause === 'string' ? /^[0-9a-f-]{36}/.exec(cause)?.[0] : undefined;
}

const HEAD = ['time', 'reason', 'payment', 'amount', 'balance', 'currency', 'transfer'];
/** The same as a file. */
export async function exportBalanceEntries(
  parts: EntryParts,
  work: Work,
  { query }: CallInput<typeof balanceFileCall>,
): Promise<FileReply> {
  const figure = figureOf(principalOf(work), query);
  const name = `egcr-${figure.figure}-${figure.asset}-${toInstant(work.now).slice(0, 10)}.csv`;
  return new FileReply({ name, mediaType: 'text/csv', content: (db) => rowsOf(parts, db, figure) });
}

async function* rowsOf(parts: EntryParts, db: Database, figure: Figure): AsyncGenerator<string> {
  yield csvRow(HEAD);
  let after: bigint | undefined;
  for (let sent = 0; sent < ROWS_MAX; sent += ROWS_AT_ONCE) {
    const rows = await entriesOf(parts, db, figure, { after, limit: ROWS_AT_ONCE });
    const found = (await show(parts, db, { figure, rows })).filter((entry) => says(entry, figure));
    yield found.map((entry) => csvRow(cellsOf(entry))).join('');
    if (rows.length < ROWS_AT_ONCE) return;
    after = rows.at(-1)?.version;
  }
}

function cellsOf({
  at,
  reason,
  payment,
  amount,
  direction,
  balance,
  transfer_id: id,
}: BalanceEntry): string[] {
  const major = ({ value, assetScale }: BalanceEntry['amount']) => toMajorText(BigInt(value), assetScale);
  return [
    at,
    reason,
    csvTyped(payment?.title ?? ''),
    `${direction === 'out' ? '-' : ''}${major(amount)}`,
    major(balance),
    amount.assetCode,
    id,
  ];
}
