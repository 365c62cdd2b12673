import { foldText } from '@egcr/contract/search-text';

import type { Contract, PayPeriod } from './lists.ts';
import { OPEN_DAYS_MAX, PAY_SPREAD_MAX } from './limits.ts';

interface PayGiven {
  readonly contract: Contract;
  readonly minMinor: bigint;
  readonly maxMinor: bigint;
}

/** What is wrong with a range of pay, by the field where it is corrected; undefined where it is sound. Volunteers may be paid nothing. */
export function payIssue({
  contract,
  minMinor,
  maxMinor,
}: PayGiven): { readonly field: 'pay_min' | 'pay_max'; readonly code: string } | undefined {
  if (minMinor < 0n || (minMinor === 0n && contract !== 'volunteer'))
    return { field: 'pay_min', code: 'too_small' };
  if (maxMinor < minMinor) return { field: 'pay_max', code: 'below_minimum' };
  if (minMinor > 0n && maxMinor > minMinor * PAY_SPREAD_MAX)
    return { field: 'pay_max', code: 'range_too_wide' };
  return undefined;
}

/** Full-time periods in a year: so that pay for an hour compares with pay for a year. */
const periodsInYear = { hour: 2080n, day: 260n, week: 52n, month: 12n, year: 1n } as const satisfies Record<
  PayPeriod,
  bigint
>;

/** Pay for a full-time year, in minor units. */
export function payOfYear(minor: bigint, period: PayPeriod): bigint {
  return minor * periodsInYear[period];
}

const DAY_MS = 86_400_000;

/** What is wrong with a closing day: it lies after today, and within 90 days. */
export function closingIssue(closesOn: string, now: Date): 'in_the_past' | 'too_far' | undefined {
  const end = endOfDay(closesOn).getTime();
  if (end - DAY_MS < now.getTime()) return 'in_the_past';
  return end - now.getTime() > (OPEN_DAYS_MAX + 1) * DAY_MS ? 'too_far' : undefined;
}

/** A job is open until the end of its closing day, in UTC. */
export function endOfDay(day: string): Date {
  return new Date(Date.parse(`${day}T00:00:00Z`) + DAY_MS);
}

/** How alike two titles are, from 0 to 1: the pairs of letters that both have. */
export function likeness(one: string, other: string): number {
  const [left, right] = [pairsOf(one), pairsOf(other)];
  const rest = new Map<string, number>();
  for (const pair of right) rest.set(pair, (rest.get(pair) ?? 0) + 1);
  let shared = 0;
  for (const pair of left) {
    const count = rest.get(pair) ?? 0;
    if (count === 0) continue;
    shared += 1;
    rest.set(pair, count - 1);
  }
  const all = left.length + right.length;
  return all === 0 ? 0 : (2 * shared) / all;
}

function pairsOf(text: string): readonly string[] {
  const letters = Array.from(foldText(text).replace(/[^\p{L}\p{N}]/gu, ''));
  return letters.length === 1
    ? letters
    : letters.slice(1).map((letter, at) => `${letters[at] ?? ''}${letter}`);
}

/** The name of a job in addresses: its title in plain letters, and the end of its id, so that it is never twice there. */
export function slugOf(title: string, id: string): string {
  const plain = foldText(title)
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 60)
    .replace(/^-+|-+$/g, '');
  return `${plain === '' ? 'job' : plain}-${id.replaceAll('-', '').slice(-12)}`;
}
