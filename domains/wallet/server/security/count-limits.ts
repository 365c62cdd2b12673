import type { Money } from '@egcr/contract/money';
import { assetOf, type AssetCode } from '@egcr/ledger/contract';
import { Refusal } from '@egcr/server-kit/refusal';

import { walletRefusals } from '../../contract/refusals.ts';
import { amountWithin, leftInAll, type Outflow, type Worth } from './outflow.ts';
import type { LimitsInForce } from './store.ts';

interface Payment {
  readonly money: Money<AssetCode>;
  readonly userId: string;
  readonly outflow: Outflow;
}

type OverCode = 'over_limit_transfer' | 'over_limit_day' | 'over_limit_month';

/**
 * Why a payment is not within its payer's limits. A limit counts everything that leaves the wallet, in whichever currency, in the
 * limit's own: at the middle rate of the moment. Refuses limit_rate_stale where a payment in another currency cannot be counted,
 * over_limit_transfer, over_limit_day, over_limit_month, in that order; `remaining` is in the payment's currency.
 */
export function limitRefusal(own: readonly LimitsInForce[], payment: Payment): Refusal | undefined {
  const judged = own.map((limits) => remainders(limits, payment));
  if (judged.includes(undefined)) return new Refusal(walletRefusals.limit_rate_stale);
  for (const code of ['over_limit_transfer', 'over_limit_day', 'over_limit_month'] as const) {
    const left = judged.flatMap((one) => one?.get(code) ?? []);
    const least = left.reduce<bigint | undefined>(
      (low, one) => (low === undefined || one < low ? one : low),
      undefined,
    );
    if (least !== undefined && payment.money.amountMinor > least) return overLimit(code, least);
  }
  return undefined;
}

/** What each limit of one currency still lets leave, in the payment's currency; undefined where no rate of now leads there. */
function remainders(
  { asset, transferMax, dayMax, monthMax }: LimitsInForce,
  { money, userId, outflow }: Payment,
): ReadonlyMap<OverCode, bigint> | undefined {
  const code = assetOf(asset)?.code;
  const worth = code && outflow.worth(money.asset, code);
  if (code === undefined || !worth || worth.isStale) return undefined;
  const left = leftInAll(outflow, userId, code);
  const found = new Map<OverCode, bigint>();
  if (transferMax !== null) found.set('over_limit_transfer', remainder(transferMax, 0n, worth));
  if (dayMax !== null) found.set('over_limit_day', remainder(dayMax, left.dayMinor, worth));
  if (monthMax !== null) found.set('over_limit_month', remainder(monthMax, left.monthMinor, worth));
  return found;
}

function remainder(max: bigint, used: bigint, worth: Worth): bigint {
  return used >= max ? 0n : amountWithin(max - used, worth);
}

export function overLimit(code: OverCode, remaining: bigint): Refusal {
  return new Refusal(walletRefusals[code], {
    field: 'amount.value',
    members: { remaining: remaining.toString() },
  });
}
