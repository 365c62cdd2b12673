import { addSeconds } from '@egcr/contract/time';

import type { IdentitySettings } from './settings.ts';

export interface SessionTimes {
  readonly created_at: Date;
  readonly last_active_at: Date;
}

export interface Activity {
  readonly state: 'active';
  /** When the person last did something, as far as can be believed. */
  readonly activeAt: Date;
}

/**
 * Whether a session lives, given that its person did something `idle_s` seconds ago. Activity never lies in the future, and never
 * revives a session that had been idle past the limit before it.
 */
export function judgeActivity(
  session: SessionTimes,
  {
    now,
    idle_s,
    settings,
  }: { readonly now: Date; readonly idle_s: number; readonly settings: IdentitySettings },
): Activity | { readonly state: 'idle' | 'too_old' } {
  if (now >= addSeconds(session.created_at, settings.sessionMax_s)) return { state: 'too_old' };
  const claimed = addSeconds(now, -Math.max(0, idle_s));
  const limit = addSeconds(session.last_active_at, settings.idle_s);
  if (claimed > limit) return { state: 'idle' };
  const activeAt = claimed > session.last_active_at ? claimed : session.last_active_at;
  return now > addSeconds(activeAt, settings.idle_s) ? { state: 'idle' } : { state: 'active', activeAt };
}

/** Whether a session that shows no activity now is past its limits; `grace_s` forgives that much. */
export function judgeIdle(
  session: SessionTimes,
  {
    now,
    settings,
    grace_s = 0,
  }: { readonly now: Date; readonly settings: IdentitySettings; readonly grace_s?: number },
): 'active' | 'idle' | 'too_old' {
  if (now >= addSeconds(session.created_at, settings.sessionMax_s)) return 'too_old';
  return now > addSeconds(session.last_active_at, settings.idle_s + grace_s) ? 'idle' : 'active';
}
