import { ORDER_HOUR_UTC } from './limits.ts';

export const orderFrequencies = ['once', 'daily', 'weekly', 'monthly', 'yearly'] as const;
export type OrderFrequency = (typeof orderFrequencies)[number];

/** `day` of a monthly order, where it is not the day of the first payment: 1 to 31, or the last of each month. */
export interface OrderRule {
  readonly every: OrderFrequency;
  readonly day?: number | 'last' | undefined;
}

export interface OrderPlan {
  readonly rule: OrderRule;
  /** Calendar days, `2026-11-30`, in no time zone. */
  readonly firstOn: string;
  /** The last day on which it may run; with neither it runs until it is ended. */
  readonly untilOn?: string | null | undefined;
  readonly count?: number | null | undefined;
}

const DAY_MS = 24 * 3600 * 1000;

/**
 * The day of occurrence number n, counted from 0; undefined after the last. Months without the day take their last one, and the
 * 29th of February falls on the 28th in other years, without moving the occurrences after it.
 */
export function occurrenceOn(plan: OrderPlan, n: number): string | undefined {
  const { rule, firstOn, untilOn, count } = plan;
  if (n < 0 || (rule.every === 'once' && n > 0) || (typeof count === 'number' && n >= count))
    return undefined;
  const day = dayOf(rule, firstOn, n);
  return typeof untilOn === 'string' && day > untilOn ? undefined : day;
}

/** The next days on which it runs, from occurrence number n on, at most so many. */
export function nextRuns(plan: OrderPlan, n: number, most: number): string[] {
  const days: string[] = [];
  while (days.length < most) {
    const day = occurrenceOn(plan, n + days.length);
    if (day === undefined) break;
    days.push(day);
  }
  return days;
}

/** The number of the first occurrence on or after a day; undefined where there is none. Costs little however far away it is. */
export function firstOccurrenceFrom(plan: OrderPlan, from: number, day: string): number | undefined {
  let n = Math.max(from, Math.floor(guess(plan, day)) - 1);
  for (let on = occurrenceOn(plan, n); on !== undefined; on = occurrenceOn(plan, n)) {
    if (on >= day) return n;
    n += 1;
  }
  return undefined;
}

/** When an occurrence falls due: at the same hour of the UTC day all year. */
export function dueAt(day: string): Date {
  return new Date(`${day}T${String(ORDER_HOUR_UTC).padStart(2, '0')}:00:00.000Z`);
}

/** Adds days to a day. */
export function addDays(day: string, days: number): string {
  return toDay(new Date(`${day}T00:00:00.000Z`).getTime() + days * DAY_MS);
}

function dayOf({ every, day }: OrderRule, firstOn: string, n: number): string {
  switch (every) {
    case 'daily':
      return addDays(firstOn, n);
    case 'weekly':
      return addDays(firstOn, 7 * n);
    case 'monthly':
      return monthly(firstOn, day, n);
    case 'yearly':
      return yearly(firstOn, n);
    default:
      return firstOn;
  }
}

function yearly(firstOn: string, n: number): string {
  const { year, month, date } = partsOf(firstOn);
  return inMonth(year + n, month, date);
}

function monthly(firstOn: string, day: OrderRule['day'], n: number): string {
  const { year, month, date } = partsOf(firstOn);
  const wanted = day === 'last' ? 31 : (day ?? date);
  // The first is on or after the day it was to begin: this month's, or the next's where that has passed.
  const skipped = inMonth(year, month, wanted) < firstOn ? 1 : 0;
  return inMonth(year, month + n + skipped, wanted);
}

/** The day of a month, counted from 0 and beyond the year's end, or its last where it is shorter. */
function inMonth(year: number, month: number, date: number): string {
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return toDay(Date.UTC(year, month, Math.min(date, last)));
}

function partsOf(day: string): { readonly year: number; readonly month: number; readonly date: number } {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return { year, month: month - 1, date };
}

function toDay(at_ms: number): string {
  return new Date(at_ms).toISOString().slice(0, 10);
}

/** Roughly which occurrence falls on a day; never more than one too high. */
function guess({ rule, firstOn }: OrderPlan, day: string): number {
  const days =
    (new Date(`${day}T00:00:00.000Z`).getTime() - new Date(`${firstOn}T00:00:00.000Z`).getTime()) / DAY_MS;
  const lengths: Readonly<Record<OrderFrequency, number>> = {
    once: Number.POSITIVE_INFINITY,
    daily: 1,
    weekly: 7,
    monthly: 31,
    yearly: 12 * 31,
  };
  return days <= 0 ? 0 : days / lengths[rule.every];
}
