import type { BreakerState, Outcome } from '../../contract/index.ts';
import { BREAKER_IN_A_ROW, BREAKER_LAST, BREAKER_OPEN_S, BREAKER_WITHIN_S } from '../../contract/limits.ts';

/**
 * The state of a rail's breaker, from its outcomes alone, the oldest first: so all servers agree. It opens after five technical failures in
 * a row, or when half of twenty outcomes within a minute failed technically; half a minute later it lets one payment try, whose outcome
 * opens or closes it. Outcomes that arrive while it is open change nothing.
 */
export function breakerOf(outcomes: readonly Outcome[]): BreakerState {
  let openedAge_s: number | undefined;
  let since = 0;
  for (let at = 0; at < outcomes.length; at += 1) {
    const outcome = outcomes[at];
    if (outcome === undefined) break;
    if (openedAge_s !== undefined) {
      if (openedAge_s - outcome.age_s < BREAKER_OPEN_S) continue;
      openedAge_s = outcome.result === 'technical' ? outcome.age_s : undefined;
      since = at + 1;
      continue;
    }
    if (outcome.result === 'technical' && isTripped(outcomes, since, at)) openedAge_s = outcome.age_s;
  }
  if (openedAge_s === undefined) return 'closed';
  return openedAge_s >= BREAKER_OPEN_S ? 'half_open' : 'open';
}

/** Whether the outcomes from one place to another, both included, open the breaker. The last of them failed technically. */
function isTripped(outcomes: readonly Outcome[], from: number, to: number): boolean {
  if (hasRow(outcomes, from, to)) return true;
  const first = to - BREAKER_LAST + 1;
  if (first < from) return false;
  if ((outcomes[first]?.age_s ?? 0) - (outcomes[to]?.age_s ?? 0) > BREAKER_WITHIN_S) return false;
  let failed = 0;
  for (let at = first; at <= to; at += 1) if (outcomes[at]?.result === 'technical') failed += 1;
  return failed * 2 >= BREAKER_LAST;
}

function hasRow(outcomes: readonly Outcome[], from: number, to: number): boolean {
  const first = to - BREAKER_IN_A_ROW + 1;
  if (first < from) return false;
  for (let at = first; at <= to; at += 1) if (outcomes[at]?.result !== 'technical') return false;
  return true;
}
