import { instantOf } from '@egcr/contract/time-zone';
import { assetOf, type AssetCode } from '@egcr/ledger/contract';
import type { Money } from '@egcr/contract/money';

import { ALONE_UNITS, SCHEDULE_HOUR } from './limits.ts';

/** What one person has paid out in one UTC day without anybody else, in minor units of a currency. */
export function aloneMinor(asset: AssetCode): bigint {
  return ALONE_UNITS * 10n ** BigInt(assetOf(asset)?.scale ?? 0);
}

/** What of a day one person can still have paid out alone, in minor units. */
export function leftAlone(asset: AssetCode, paidTodayMinor: bigint): bigint {
  const left = aloneMinor(asset) - paidTodayMinor;
  return left > 0n ? left : 0n;
}

/** Whether a payout goes at once: what was paid out on the day counts with it, so that many small ones do not avoid the rule. */
export function goesAlone({ amountMinor, asset }: Money<AssetCode>, paidTodayMinor: bigint): boolean {
  return paidTodayMinor + amountMinor <= aloneMinor(asset);
}

export const cadences = ['daily', 'weekly', 'monthly'] as const;
export type Cadence = (typeof cadences)[number];

/** When the sales of a merchant are paid out automatically. */
export interface PayoutPlan {
  readonly cadence: Cadence;
  /** 1 is Monday. Of a weekly plan. */
  readonly weekday: number | null;
  /** 1 to 31: in a shorter month its last day. Of a monthly plan. */
  readonly month_day: number | null;
  /** A name of the time zone database. */
  readonly time_zone: string;
}

const DAY_MS = 86_400_000;
/** The longest time between two runs, with a day to spare. */
const DAYS_MAX = 33;

/** The first run of a plan after an instant: at six in the morning by the merchant's clocks. */
export function nextRunAt(plan: PayoutPlan, after: Date): Date {
  const from = localDayOf(after, plan.time_zone);
  for (let day = 0; day <= DAYS_MAX; day += 1) {
    const local = new Date(from + day * DAY_MS);
    if (!isDay(plan, local)) continue;
    const at = instantOf(
      `${local.toISOString().slice(0, 10)}T${String(SCHEDULE_HOUR).padStart(2, '0')}:00`,
      plan.time_zone,
    );
    if (at !== undefined && at > after) return at;
  }
  // A plan has a day in each month, so that this is not reached.
  return new Date(after.getTime() + DAYS_MAX * DAY_MS);
}

/** The day that a zone's clocks show at an instant, as the midnight of that day in UTC. */
function localDayOf(at: Date, timeZone: string): number {
  const shown = new Intl.DateTimeFormat('en-CA-u-ca-iso8601-nu-latn', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).formatToParts(at);
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    Number(shown.find((each) => each.type === type)?.value ?? 1);
  return Date.UTC(part('year'), part('month') - 1, part('day'));
}

function isDay({ cadence, weekday, month_day: monthDay }: PayoutPlan, local: Date): boolean {
  if (cadence === 'daily') return true;
  if (cadence === 'weekly') return (local.getUTCDay() || 7) === weekday;
  const last = new Date(Date.UTC(local.getUTCFullYear(), local.getUTCMonth() + 1, 0)).getUTCDate();
  return local.getUTCDate() === Math.min(monthDay ?? 1, last);
}
