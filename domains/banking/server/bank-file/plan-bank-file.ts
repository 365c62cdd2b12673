import { createHash } from 'node:crypto';

import type { Work } from '@egcr/server-kit/work';
import { addSeconds } from '@egcr/contract/time';

import { judgeEntry, Ongoing } from './judge-entry.ts';
import { proveStatement, takenSoFar, type TakenSoFar } from './judge-message.ts';
import { depositReferencesIn, referenceIn, type KnownState } from './known.ts';
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
 * wait, and the withdrawals concerned are locked. The file was read before the transaction (`readBankFile`). Refuses bank_statement_differs,
 * bank_statement_gap, in that order.
 */
export async function planBankFile(
  work: Work,
  { account, messages, text }: BelievedFile,
): Promise<BankFilePlan> {
  await waitForOtherFiles(work.db);
  const known = await readKnown(work, account, messages);
  const [ongoing, taken] = [new Ongoing(known), takenSoFar(known)];
  const statements = messages.map((message) =>
    message.kind === 'statement' ? planStatement(message, taken, ongoing) : planNotice(message),
  );
  const planned = statements.flatMap((statement) => statement.parts);
  return {
    account,
    statements,
    hash: hashOf(text, statements),
    beneficiaries: [...new Set(planned.flatMap(({ effect }) => beneficiaryOf(effect) ?? []))],
    totals: totalsOf(planned),
  };
}

async function readKnown(work: Work, account: string, messages: readonly BankMessage[]): Promise<KnownState> {
  const { db } = work;
  const entries = messages.flatMap((message) => message.entries);
  const details = entries.flatMap((entry) => entry.parts);
  const references = unique(details.map(({ endToEndId }) => referenceIn(endToEndId)));
  const batches = unique(entries.flatMap(({ batchNames }) => batchNames));
  const deposits = unique(details.flatMap(({ remittance }) => depositReferencesIn(remittance)));
  return {
    ownAccount: account,
    tomorrow: addSeconds(work.now, DAY_S).toISOString().slice(0, 10),
    taken: await countTaken(db, account, unique(entries.map(({ content }) => content))),
    statements: await lastStatements(db, account),
    points: await pointsAt(
      db,
      account,
      messages.flatMap(({ balances }) => (balances ? [balances.openingMinor, balances.closingMinor] : [])),
    ),
    withdrawals: await lockNamedWithdrawals(db, { references, batches }),
    depositors: await depositorsBy(db, deposits),
    sendBacks: await openSendBacks(db, references),
  };
}

function unique(texts: readonly string[]): string[] {
  return [...new Set(texts)].filter((text) => text !== '');
}

function planStatement(message: BankMessage, taken: TakenSoFar, ongoing: Ongoing): PlannedStatement {
  const proven = proveStatement(message, taken);
  const parts = new Map<number, readonly PlannedPart[]>();
  // Payments out first: a return finds the payment that it returns, wherever in the statement that stands.
  for (const isOut of [true, false]) {
    for (const [at, { entry, ordinal, isTaken }] of proven.entries.entries()) {
      if (entry.amountMinor < 0n !== isOut) continue;
      const judged = isTaken ? skipped(entry, 'duplicate') : judgeEntry(entry, ongoing);
      parts.set(
        at,
        judged.map((part, index) => toPart(entry, part, { ordinal, part: index + 1 })),
      );
    }
  }
  return {
    ...headOf(message),
    place: proven.place,
    parts: proven.entries.flatMap((_entry, at) => parts.get(at) ?? []),
  };
}

/** A notification proves no balance, so it moves nothing: its entries come again in the statement, and count there. */
function planNotice(message: BankMessage): PlannedStatement {
  const parts = message.entries.flatMap((entry) =>
    skipped(entry, 'announced').map((part) => toPart(entry, part, { ordinal: 1, part: 1 })),
  );
  return { ...headOf(message), place: undefined, parts };
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
type Judged = ReturnType<typeof judgeEntry>[number];

function skipped({ amountMinor, parts }: Entry, because: 'duplicate' | 'announced'): readonly Judged[] {
  return [{ amountMinor, remittance: parts[0]?.remittance ?? '', effect: { does: 'skip', because } }];
}

function toPart(
  entry: Entry,
  judged: Judged,
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

function hashOf(text: string, statements: readonly PlannedStatement[]): string {
  const effects = statements.map(({ place, parts }) => [
    place,
    ...parts.map(({ content, ordinal, part, effect }) => [content, ordinal, part, ...inShort(effect)]),
  ]);
  return createHash('sha256')
    .update(JSON.stringify([text, effects]))
    .digest('hex');
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

function totalsOf(parts: readonly PlannedPart[]): BankFilePlan['totals'] {
  const fresh = parts.filter(({ effect }) => effect.does !== 'skip' && effect.does !== 'note');
  return unique(fresh.map(({ currency }) => currency)).map((asset) => {
    const amounts = fresh.filter(({ currency }) => currency === asset).map(({ amountMinor }) => amountMinor);
    const sumOf = (isOut: boolean) =>
      amounts.filter((amount) => amount < 0n === isOut).reduce((sum, amount) => sum + abs(amount), 0n);
    return { asset, inMinor: sumOf(false), outMinor: sumOf(true) };
  });
}

function abs(amount: bigint): bigint {
  return amount < 0n ? -amount : amount;
}
