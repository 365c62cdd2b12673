import { createHash } from 'node:crypto';

import { countingSteps, mapGivingWay, type AfterStep } from '@egcr/server-kit/give-way';
import type { Work } from '@egcr/server-kit/work';
import { addSeconds } from '@egcr/contract/time';

import { judgeEntry, Ongoing, type JudgedPart } from './judge-entry.ts';
import { proveStatement, takenSoFar, type TakenSoFar } from './judge-message.ts';
import { mayBeOwnReference, referenceIn, type KnownState } from './known.ts';
import type { BankFilePlan, Effect, PlannedPart, PlannedStatement } from './plan.ts';
import type { BelievedFile } from './read-bank-file.ts';
import type { BankMessage } from './read-camt.ts';
import {
  countTaken,
  depositorsBy,
  lastStatements,
  lockNamedWithdrawals,
  openSendBacks,
  pointsAt,
  waitForOtherFiles,
} from './statement-store.ts';

const DAY_S = 24 * 3600;

/**
 * Says what taking a file of the bank would do, and changes nothing. What it found stays so until the transaction ends: other files
 * wait, and the withdrawals concerned are locked. The file was read before the transaction (`readBankFile`). It computes in small steps, and
 * others have their turn in between. Refuses bank_statement_differs, bank_statement_gap, in that order.
 */
export async function planBankFile(
  work: Work,
  { account, messages, sha256 }: BelievedFile,
): Promise<BankFilePlan> {
  const afterStep = countingSteps();
  await waitForOtherFiles(work.db);
  const known = await readKnown(work, account, { messages, afterStep });
  const planning = { ongoing: new Ongoing(known), taken: takenSoFar(known), afterStep };
  const statements = await mapGivingWay(
    messages,
    (message) =>
      message.kind === 'statement' ? planStatement(message, planning) : planNotice(message, afterStep),
    afterStep,
  );
  return {
    account,
    statements,
    hash: await hashOf(sha256, statements, afterStep),
    totals: await totalsOf(statements, afterStep),
  };
}

interface Read {
  readonly messages: readonly BankMessage[];
  readonly afterStep: AfterStep;
}

async function readKnown(work: Work, account: string, read: Read): Promise<KnownState> {
  const { db } = work;
  const { contents, references, batches, deposits } = await namesIn(read);
  const own = [...references].filter(mayBeOwnReference);
  return {
    ownAccount: account,
    tomorrow: addSeconds(work.now, DAY_S).toISOString().slice(0, 10),
    taken: await countTaken(db, account, [...contents]),
    statements: await lastStatements(db, account),
    points: await pointsAt(
      db,
      account,
      read.messages.flatMap(({ balances }) =>
        balances ? [balances.openingMinor, balances.closingMinor] : [],
      ),
    ),
    withdrawals: await lockNamedWithdrawals(db, { references: own, batches: [...batches] }),
    depositors: await depositorsBy(db, [...deposits]),
    sendBacks: await openSendBacks(db, own),
  };
}

/** What the entries of a file name: each is looked up once. */
async function namesIn({ messages, afterStep }: Read) {
  const contents = new Set<string>();
  const references = new Set<string>();
  const batches = new Set<string>();
  const deposits = new Set<string>();
  for (const entry of messages.flatMap(({ entries }) => entries)) {
    contents.add(entry.content);
    for (const name of entry.batchNames) batches.add(name);
    for (const { endToEndId, depositReferences } of entry.parts) {
      references.add(referenceIn(endToEndId));
      for (const reference of depositReferences) deposits.add(reference);
      await afterStep();
    }
  }
  return { contents, references, batches, deposits };
}

interface Planning {
  readonly taken: TakenSoFar;
  readonly ongoing: Ongoing;
  readonly afterStep: AfterStep;
}

async function planStatement(
  message: BankMessage,
  { taken, ongoing, afterStep }: Planning,
): Promise<PlannedStatement> {
  const proven = await proveStatement(message, taken, afterStep);
  const parts = new Map<number, readonly PlannedPart[]>();
  // Payments out first: a return finds the payment that it returns, wherever in the statement that stands.
  for (const isOut of [true, false]) {
    for (const [at, { entry, ordinal, isTaken }] of proven.entries.entries()) {
      if (entry.amountMinor < 0n !== isOut) continue;
      const judged = isTaken ? skipped(entry, 'duplicate') : await judgeEntry(entry, ongoing, afterStep);
      parts.set(
        at,
        judged.map((part, index) => toPart(entry, part, { ordinal, part: index + 1 })),
      );
      await afterStep();
    }
  }
  return {
    ...headOf(message),
    place: proven.place,
    parts: proven.entries.flatMap((_entry, at) => parts.get(at) ?? []),
  };
}

/** A notification proves no balance, so it moves nothing: its entries come again in the statement, and count there. */
async function planNotice(message: BankMessage, afterStep: AfterStep): Promise<PlannedStatement> {
  const announced = (entry: Entry) =>
    skipped(entry, 'announced').map((part) => toPart(entry, part, { ordinal: 1, part: 1 }));
  const parts = await mapGivingWay(message.entries, announced, afterStep);
  return { ...headOf(message), place: undefined, parts: parts.flat() };
}

function headOf({ asset, name, sequence, balances }: BankMessage) {
  return {
    asset,
    name,
    sequence,
    openingMinor: balances?.openingMinor ?? 0n,
    closingMinor: balances?.closingMinor ?? 0n,
  };
}

type Entry = BankMessage['entries'][number];

function skipped({ amountMinor, parts }: Entry, because: 'duplicate' | 'announced'): readonly JudgedPart[] {
  return [{ amountMinor, remittance: parts[0]?.remittance ?? '', effect: { does: 'skip', because } }];
}

function toPart(
  entry: Entry,
  judged: JudgedPart,
  { ordinal, part }: Pick<PlannedPart, 'ordinal' | 'part'>,
): PlannedPart {
  const { content, currency, scale, bookedOn } = entry;
  return { content, ordinal, part, currency, scale, bookedOn, ...judged };
}

/** Whose wallet a payment adds to. */
export function beneficiaryOf(effect: Effect): string | undefined {
  if (effect.does === 'deposit') return effect.userId;
  return effect.does === 'reverse' || effect.does === 'return_ahead' ? effect.withdrawal.user_id : undefined;
}

async function hashOf(
  sha256: string,
  statements: readonly PlannedStatement[],
  afterStep: AfterStep,
): Promise<string> {
  const hash = createHash('sha256').update(sha256);
  for (const { place, parts } of statements) {
    hash.update(JSON.stringify(['statement', place ?? null]));
    for (const { content, ordinal, part, effect } of parts) {
      hash.update(JSON.stringify([content, ordinal, part, ...inShort(effect)]));
      await afterStep();
    }
  }
  return hash.digest('hex');
}

function inShort(effect: Effect): readonly string[] {
  switch (effect.does) {
    case 'capture':
    case 'settle':
    case 'reverse':
    case 'return_ahead':
      return [effect.does, effect.withdrawal.id];
    case 'confirm':
      return [effect.does, effect.decisionId];
    case 'deposit':
      return [effect.does, effect.userId];
    case 'skip':
      return [effect.does, effect.because];
    default:
      return [effect.does, effect.reason];
  }
}

async function totalsOf(
  statements: readonly PlannedStatement[],
  afterStep: AfterStep,
): Promise<BankFilePlan['totals']> {
  const totals = new Map<string, { inMinor: bigint; outMinor: bigint }>();
  for (const { currency, amountMinor, effect } of statements.flatMap(({ parts }) => parts)) {
    if (effect.does === 'skip' || effect.does === 'note') continue;
    const { inMinor, outMinor } = totals.get(currency) ?? { inMinor: 0n, outMinor: 0n };
    const isOut = amountMinor < 0n;
    totals.set(currency, {
      inMinor: isOut ? inMinor : inMinor + amountMinor,
      outMinor: isOut ? outMinor - amountMinor : outMinor,
    });
    await afterStep();
  }
  return [...totals].map(([asset, sums]) => ({ asset, ...sums }));
}
