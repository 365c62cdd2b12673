import type { BreakerState, Outcome } from '../../contract/index.ts';
import { BREAKER_IN_A_ROW, BREAKER_LAST, BREAKER_OPEN_S, BREAKER_WITHIN_S } from '../../contract/limits.ts';

/**
 * The state of a rail's breaker, from its outcomes alone, the oldest first: so all servers agree. It opens after five technical failures in
 * a row, or when half of twenty outcomes within a minute failed technically; half a minute later it lets one payment try, whose outcome
 * opens or closes it. Outcomes that arrive while it is open change nothing.
 */
export function breakerOf(outcomes: readonly Outcome[]): BreakerState {
  let openedAge_s: number | undefined;
  let since: Outcome[] = [];
  for (const outcome of outcomes) {
    if (openedAge_s !== undefined) {
      if (openedAge_s - outcome.age_s < BREAKER_OPEN_S) continue;
      openedAge_s = outcome.result === 'technical' ? outcome.age_s : undefined;
      since = [];
      continue;
    }
    since.push(outcome);
    if (isTripped(since)) openedAge_s = outcome.age_s;
  }
  if (openedAge_s === undefined) return 'closed';
  return openedAge_s >= BREAKER_OPEN_S ? 'half_open' : 'open';
}

function isTripped(outcomes: readonly Outcome[]): boolean {
  const newest = outcomes.at(-1);
  if (newest?.result !== 'technical') return false;
  const row = outcomes.slice(-BREAKER_IN_A_ROW);
  if (row.length === BREAKER_IN_A_ROW && row.every(({ result }) => result === 'technical')) return true;
  const last = outcomes.slice(-BREAKER_LAST);
  if (last.length < BREAKER_LAST || (last[0]?.age_s ?? 0) - newest.age_s > BREAKER_WITHIN_S) return false;
  return last.filter(({ result }) => result === 'technical').length * 2 >= BREAKER_LAST;
}
