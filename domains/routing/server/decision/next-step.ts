import { failureClasses, type NextStep, type RouteAttempt } from '../../contract/index.ts';
import { ATTEMPTS_BUDGET_MS, ATTEMPTS_MAX, INSTRUMENT_ATTEMPTS_MAX } from '../../contract/limits.ts';

interface SoFar {
  /** The chosen rail, then the fallbacks. */
  readonly order: readonly string[];
  /** The oldest first. */
  readonly attempts: readonly RouteAttempt[];
  /** On the same card or account in thirty days, without these. */
  readonly instrumentAttempts: number;
}

const stop = (reason: NextStep['reason']): NextStep => ({ action: 'stop', rail: null, reason });

/**
 * What follows a failed attempt. What may have been accepted is asked about before anything else is tried, also when no attempt is left:
 * a payment is never sent twice.
 */
export function nextStep(soFar: SoFar): NextStep {
  const { attempts } = soFar;
  const last = attempts.at(-1);
  if (last === undefined) return tryNext(soFar, 'first_attempt');
  switch (failureClasses[last.failure]) {
    case 'technical':
      return tryNext(soFar, 'technical_failure');
    case 'ambiguous':
      if (last.status === 'absent') return tryNext(soFar, 'known_absent');
      return {
        action: last.status === 'unknown' ? 'wait' : 'query_status',
        rail: last.rail,
        reason: 'status_unknown',
      };
    case 'authentication':
      if (last.three_d_secure) return stop('authenticated_decline');
      return within(soFar) ?? { action: 'step_up', rail: last.rail, reason: 'authentication_required' };
    case 'soft':
      if (last.three_d_secure) return stop('authenticated_decline');
      return attempts.slice(0, -1).some(({ failure }) => failureClasses[failure] === 'soft')
        ? stop('second_soft_decline')
        : tryNext(soFar, 'soft_decline');
    case 'funds':
      return { action: 'schedule', rail: null, reason: 'insufficient_funds' };
    case 'hard':
      break;
  }
  return stop('hard_decline');
}

function tryNext(soFar: SoFar, reason: NextStep['reason']): NextStep {
  const spent = within(soFar);
  if (spent !== undefined) return spent;
  const tried = new Set(soFar.attempts.map(({ rail }) => rail));
  const rail = soFar.order.find((each) => !tried.has(each));
  return rail === undefined ? stop('rails_spent') : { action: 'try', rail, reason };
}

/** What forbids another attempt; undefined where one is left. */
function within({ attempts, instrumentAttempts }: SoFar): NextStep | undefined {
  if (instrumentAttempts + attempts.length >= INSTRUMENT_ATTEMPTS_MAX) return stop('instrument_spent');
  if (attempts.length >= ATTEMPTS_MAX) return stop('attempts_spent');
  const took_ms = attempts.reduce((sum, attempt) => sum + attempt.took_ms, 0);
  return took_ms >= ATTEMPTS_BUDGET_MS ? stop('budget_spent') : undefined;
}
