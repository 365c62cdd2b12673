import { OVERLOADED_RETRY_S } from '@egcr/contract/limits';
import { platformRefusals } from '@egcr/contract/refusals';

import { Refusal } from '../refusal.ts';

export interface TurnLimits {
  readonly atOnce: number;
  readonly waitingMax: number;
  /** Turns that one caller may have or wait for at a time. */
  readonly ofOneMax: number;
}

/**
 * Lets few work at once and others wait, first come, first served. Refuses overloaded where too many wait, of one caller or of all. After its
 * work a place rests so long before the next one has it; who had it does not wait for that.
 */
export function createTurns({ atOnce, waitingMax, ofOneMax }: TurnLimits) {
  let free = atOnce;
  const waiting: (() => void)[] = [];
  const taken = new Map<string, number>();
  const passOn = () => {
    const next = waiting.shift();
    if (next) next();
    else free += 1;
  };
  return async <Answer>(by: string, work: () => Promise<Answer>, rest_ms = 0): Promise<Answer> => {
    const own = taken.get(by) ?? 0;
    if (own >= ofOneMax || (free === 0 && waiting.length >= waitingMax))
      throw new Refusal(platformRefusals.overloaded, { retryAfter_s: OVERLOADED_RETRY_S });
    taken.set(by, own + 1);
    try {
      if (free > 0) free -= 1;
      else await new Promise<void>((resolve) => waiting.push(resolve));
      return await work();
    } finally {
      const left = (taken.get(by) ?? 1) - 1;
      if (left === 0) taken.delete(by);
      else taken.set(by, left);
      if (rest_ms > 0) setTimeout(passOn, rest_ms).unref();
      else passOn();
    }
  };
}
