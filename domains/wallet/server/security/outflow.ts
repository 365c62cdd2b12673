import { assetOf, type AssetCode } from '@egcr/ledger/contract';
import { leftOf, type Account } from '@egcr/ledger/server';
import { ceilDivide, type Fraction } from '@egcr/rates/contract';
import type { Work } from '@egcr/server-kit/work';

import type { WalletParts } from '../parts.ts';
import { MAIN } from '../purses.ts';

/** What one currency is worth in another, at the middle. */
export interface Worth {
  /** Minor units of the second for one minor unit of the first. */
  readonly rate: Fraction;
  readonly isStale: boolean;
}

/** How much has left people's wallets, and what it is worth. */
export interface Outflow {
  /** What has left one currency's account on the day and in the month of the instant. */
  readonly left: (userId: string) => readonly Left[];
  /** Undefined where no source leads from one to the other. */
  readonly worth: (from: AssetCode, to: AssetCode) => Worth | undefined;
}

interface Left {
  readonly asset: AssetCode;
  readonly dayMinor: bigint;
  readonly monthMinor: bigint;
}

/** Reads what has left the wallets of some people, and the rates to count it by. Two questions. */
export async function tellOutflows(
  { ledger, rates }: Pick<WalletParts, 'ledger' | 'rates'>,
  work: Pick<Work, 'db' | 'now'>,
  userIds: readonly string[],
): Promise<Outflow> {
  const [accounts, rateOf] = await Promise.all([
    ledger.balancesOf(
      work.db,
      userIds.map((id) => ({ kind: 'person', id })),
    ),
    rates.currentRates(work),
  ]);
  const left = new Map<string, Left[]>();
  for (const account of accounts) {
    const one = leftFrom(account, work.now);
    if (one) left.set(account.owner.id, [...(left.get(account.owner.id) ?? []), one]);
  }
  return {
    left: (userId) => left.get(userId) ?? [],
    worth: (from, to) => {
      if (from === to) return { rate: { numerator: 1n, denominator: 1n }, isStale: false };
      const rate = rateOf(from, to);
      return rate && { rate: inMinorUnits(rate.mid, { from, to }), isStale: rate.isStale };
    },
  };
}

function leftFrom(account: Account, now: Date): Left | undefined {
  const asset = assetOf(account.asset)?.code;
  if (asset === undefined || account.purpose !== MAIN) return undefined;
  return { asset, ...leftOf(account, now) };
}

function inMinorUnits(
  { numerator, denominator }: Fraction,
  { from, to }: { readonly from: AssetCode; readonly to: AssetCode },
): Fraction {
  const scale = (code: AssetCode) => 10n ** BigInt(assetOf(code)?.scale ?? 0);
  return { numerator: numerator * scale(to), denominator: denominator * scale(from) };
}

/** Rounded up: a payment never counts as less than it is worth. */
function valueAt(amountMinor: bigint, { rate }: Worth): bigint {
  return ceilDivide(amountMinor * rate.numerator, rate.denominator);
}

/** The largest amount that is still worth no more than a value. */
export function amountWithin(valueMinor: bigint, { rate }: Worth): bigint {
  return (valueMinor * rate.denominator) / rate.numerator;
}

/**
 * All that has left a person's wallet, in one currency. Where nothing leads to that currency any more, what left in another is not
 * counted: it could leave only while it could be counted.
 */
export function leftInAll(
  outflow: Outflow,
  userId: string,
  asset: AssetCode,
): { readonly dayMinor: bigint; readonly monthMinor: bigint } {
  let [dayMinor, monthMinor] = [0n, 0n];
  for (const left of outflow.left(userId)) {
    const worth = outflow.worth(left.asset, asset);
    if (!worth) continue;
    dayMinor += valueAt(left.dayMinor, worth);
    monthMinor += valueAt(left.monthMinor, worth);
  }
  return { dayMinor, monthMinor };
}
