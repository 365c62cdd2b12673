/** Looks at the whole bank every few milliseconds: in each look the money is all there and nobody owes. */
import { setTimeout as wait } from 'node:timers/promises';

import { type Caller, readSnapshot, type Snapshot } from './caller.ts';

const EVERY_MS = 25;
const LOOK_TIMEOUT_MS = 1_500;
const KEPT = 5;
/** People are given this currency, and the house's two accounts keep what left in it to arrive in another. */
const FUNDED = 'JVD';
const TOOK_ACROSS: ReadonlySet<string> = new Set(['fx_liquidity', 'fx_fees']);

/** Sums in minor units: over every account of an asset, and over what the people watched were given, with what the house took of it to pay in another currency. */
export interface Totals {
  readonly byAsset: ReadonlyMap<string, bigint>;
  readonly people: bigint;
}

export interface Looks {
  count: number;
  missed: number;
  wrongTotals: number;
  negative: number;
  /** The first few findings, for people to read. */
  readonly examples: string[];
}

export function totalsOf({ accounts }: Snapshot, people: ReadonlySet<string>): Totals {
  const byAsset = new Map<string, bigint>();
  let sum = 0n;
  for (const { owner_id, asset, balance, purpose } of accounts) {
    byAsset.set(asset, (byAsset.get(asset) ?? 0n) + BigInt(balance));
    const isPeoples = owner_id !== null && people.has(owner_id);
    if (asset === FUNDED && (isPeoples || TOOK_ACROSS.has(purpose))) sum += BigInt(balance);
  }
  return { byAsset, people: sum };
}

/** Accounts of the people watched that are below zero, or hold more than they have. */
export function negativeIn({ accounts }: Snapshot, people: ReadonlySet<string>): string[] {
  return accounts
    .filter(
      ({ owner_id, balance, held }) =>
        owner_id !== null && people.has(owner_id) && BigInt(balance) - BigInt(held) < 0n,
    )
    .map(({ id, balance }) => `${id}: ${balance}`);
}

export function differenceOf(seen: Totals, opening: Totals): string | undefined {
  if (seen.people !== opening.people) return `people hold ${seen.people} instead of ${opening.people}`;
  for (const [asset, sum] of seen.byAsset) {
    const before = opening.byAsset.get(asset) ?? 0n;
    if (sum !== before) return `${asset} sums to ${sum} instead of ${before}`;
  }
  return undefined;
}

export function noLooks(): Looks {
  return { count: 0, missed: 0, wrongTotals: 0, negative: 0, examples: [] };
}

/** Looks until told to stop; a look that fails because the bank is down is only counted. */
export async function watch(
  caller: Caller,
  opening: Totals,
  {
    people,
    looks,
    isOver,
    alsoSeen,
  }: {
    readonly people: ReadonlySet<string>;
    /** Counted while it looks. */
    readonly looks: Looks;
    readonly isOver: () => boolean;
    /** Told of each look, for what others have to say about it. */
    readonly alsoSeen?: ((look: Snapshot) => void) | undefined;
  },
): Promise<Looks> {
  while (!isOver()) {
    const next = wait(EVERY_MS);
    const seen = await readSnapshot(caller, LOOK_TIMEOUT_MS).catch(() => undefined);
    if (seen === undefined) looks.missed += 1;
    else {
      alsoSeen?.(seen);
      judge(looks, {
        difference: differenceOf(totalsOf(seen, people), opening),
        below: negativeIn(seen, people),
      });
    }
    await next;
  }
  return looks;
}

function judge(
  looks: Looks,
  { difference, below }: { difference: string | undefined; below: string[] },
): void {
  looks.count += 1;
  if (difference !== undefined) looks.wrongTotals += 1;
  if (below.length > 0) looks.negative += 1;
  const found = [...(difference === undefined ? [] : [difference]), ...below];
  looks.examples.push(...found.slice(0, KEPT - looks.examples.length));
}
