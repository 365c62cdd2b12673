import { toMajorText } from '@egcr/contract/money';
import { assetOf } from '@egcr/ledger/contract';
import { mapGivingWay, type AfterStep } from '@egcr/server-kit/give-way';
import { Refusal } from '@egcr/server-kit/refusal';

import { railRefusals } from '../../contract/refusals.ts';
import type { BankEntry } from './camt-entry.ts';
import type { BalancePoint, KnownStatement, KnownState } from './known.ts';
import type { BankMessage } from './read-camt.ts';

/** An entry with the place among those that are alike, and whether it was taken before. */
export interface TwinnedEntry {
  readonly entry: BankEntry;
  readonly ordinal: number;
  readonly isTaken: boolean;
}

/** What was taken, growing from message to message of a file. */
export interface TakenSoFar {
  readonly taken: Map<string, number>;
  readonly statements: Map<string, KnownStatement>;
  readonly points: BalancePoint[];
}

export function takenSoFar({ taken, statements, points }: KnownState): TakenSoFar {
  return { taken: new Map(taken), statements: new Map(statements), points: [...points] };
}

export interface ProvenStatement {
  readonly entries: readonly TwinnedEntry[];
  readonly place: number | undefined;
}

/**
 * Proves a statement: what was there before and its entries make what is there after; and it goes on where the last one ended. Entries
 * taken before are told by their content and by the place among twins. Refuses bank_statement_differs, bank_statement_gap.
 */
export async function proveStatement(
  message: BankMessage,
  known: TakenSoFar,
  afterStep: AfterStep,
): Promise<ProvenStatement> {
  const { balances, entries, asset } = message;
  if (!balances) return { entries: [], place: undefined };
  const { openingMinor, closingMinor } = balances;
  const found = openingMinor + sumOf(entries);
  if (found !== closingMinor) throw differing('bank_statement_differs', message, found);
  const last = known.statements.get(asset);
  const again = await withOrdinals(entries, known, { which: 'may_be_taken', afterStep });
  if (entries.length > 0 && again.every(({ isTaken }) => isTaken) && !isFollower(message, known))
    return { entries: again, place: undefined };
  const goesOn = (those: readonly TwinnedEntry[]) =>
    !last || last.closingMinor + sumOf(newOf(those)) === closingMinor;
  if (goesOn(again)) return keep(message, again, known);
  // Two statements of one day may hold a twin each: the second goes on right where the first ended.
  const following = await withOrdinals(entries, known, { which: 'unnamed_are_new', afterStep });
  if (openingMinor === last?.closingMinor && goesOn(following)) return keep(message, following, known);
  throw differing('bank_statement_gap', message, last?.closingMinor ?? 0n);
}

/**
 * Whether a statement of nothing but known contents is a new one all the same: it begins where the account stands now, and never before
 * has the account gone from its opening to its closing balance.
 */
function isFollower({ asset, balances, entries }: BankMessage, { statements, points }: TakenSoFar): boolean {
  const last = statements.get(asset);
  if (entries.some(({ isNamed }) => isNamed)) return false;
  if (
    !balances ||
    balances.openingMinor !== last?.closingMinor ||
    balances.openingMinor === balances.closingMinor
  )
    return false;
  let firstStart = Infinity;
  let lastEnd = -Infinity;
  for (const { asset: of, minor, place } of points) {
    if (of !== asset) continue;
    if (minor === balances.openingMinor) firstStart = Math.min(firstStart, place);
    if (minor === balances.closingMinor) lastEnd = Math.max(lastEnd, place);
  }
  return firstStart >= lastEnd;
}

function keep(message: BankMessage, entries: readonly TwinnedEntry[], known: TakenSoFar): ProvenStatement {
  const place = (known.statements.get(message.asset)?.place ?? 0) + 1;
  for (const { entry, ordinal, isTaken } of entries) {
    if (!isTaken) known.taken.set(entry.content, Math.max(ordinal, known.taken.get(entry.content) ?? 0));
  }
  const closingMinor = message.balances?.closingMinor ?? 0n;
  if (place === 1)
    known.points.push({ asset: message.asset, place: 0, minor: message.balances?.openingMinor ?? 0n });
  known.points.push({ asset: message.asset, place, minor: closingMinor });
  known.statements.set(message.asset, { closingMinor, place });
  return { entries, place };
}

function withOrdinals(
  entries: readonly BankEntry[],
  { taken }: TakenSoFar,
  { which, afterStep }: { readonly which: 'may_be_taken' | 'unnamed_are_new'; readonly afterStep: AfterStep },
): Promise<TwinnedEntry[]> {
  const seen = new Map<string, number>();
  const withOrdinal = (entry: BankEntry): TwinnedEntry => {
    const count = taken.get(entry.content) ?? 0;
    const before = seen.get(entry.content) ?? (which === 'unnamed_are_new' && !entry.isNamed ? count : 0);
    const ordinal = before + 1;
    seen.set(entry.content, ordinal);
    return { entry, ordinal, isTaken: ordinal <= count };
  };
  return mapGivingWay(entries, withOrdinal, afterStep);
}

function newOf(entries: readonly TwinnedEntry[]): BankEntry[] {
  return entries.filter(({ isTaken }) => !isTaken).map(({ entry }) => entry);
}

/** What the entries add to the balance of the account: one in a foreign currency is no part of it. */
function sumOf(entries: readonly BankEntry[]): bigint {
  return entries.reduce((sum, { amountMinor, isForeign }) => (isForeign ? sum : sum + amountMinor), 0n);
}

function differing(
  code: 'bank_statement_differs' | 'bank_statement_gap',
  { asset, balances, name }: BankMessage,
  expectedMinor: bigint,
): Refusal {
  const scale = assetOf(asset)?.scale ?? 0;
  const told = code === 'bank_statement_gap' ? balances?.openingMinor : balances?.closingMinor;
  return new Refusal(railRefusals[code], {
    field: 'content',
    members: {
      statement: name,
      currency: asset,
      expected: toMajorText(expectedMinor, scale),
      told: toMajorText(told ?? 0n, scale),
    },
  });
}
