import { addWeeks, mondayOf, weekOf, weeksFrom, type Week } from './iso-weeks.ts';
import type { Policy } from './policy.ts';

type Terms = Pick<Policy, 'weeks' | 'restWeeks'>;

/**
 * How many weeks of earlier claims still count in a given week. Those used before the last rest of `restWeeks` weeks without support no longer
 * count. Ending a claim and sending a new one brings no more weeks. The weeks may come in any order.
 */
export function weeksCounted(
  { restWeeks }: Pick<Terms, 'restWeeks'>,
  used: readonly Week[],
  now: Week,
): number {
  if (restWeeks === 0) return 0;
  let next = now;
  let counted = 0;
  for (const week of used
    .filter((each) => each < now)
    .toSorted()
    .toReversed()) {
    const between = weeksFrom(addWeeks(week, 1), addWeeks(next, -1)).length;
    if (between >= restWeeks) break;
    counted += 1;
    next = week;
  }
  return counted;
}

/** The first day on which a person can claim again who has used all weeks; undefined where some are left. */
export function claimFrom(terms: Terms, used: readonly Week[], today: string): string | undefined {
  const now = weekOf(today);
  if (weeksCounted(terms, used, now) < terms.weeks) return undefined;
  const last =
    used
      .filter((week) => week < now)
      .toSorted()
      .at(-1) ?? now;
  return mondayOf(addWeeks(last, terms.restWeeks + 1));
}
