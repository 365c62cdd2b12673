import { addSeconds } from '@egcr/contract/time';
import { describe, expect, it } from 'vitest';

import { judgeActivity, judgeIdle } from './session-life.ts';
import { identitySettings } from './settings.ts';

const settings = identitySettings.parse({ siteUrl: 'https://egcr.example' });
const begun = new Date('2026-11-20T12:00:00Z');
const at = (seconds: number) => addSeconds(begun, seconds);

describe('a session', () => {
  it.each([
    // last active, now, idle → state, active at
    [0, 0, 0, 'active', 0],
    [0, 600, 0, 'active', 600],
    [0, 601, 0, 'idle', undefined],
    [0, 600, 600, 'active', 0],
    [0, 601, 601, 'idle', undefined],
    [0, 700, 200, 'active', 500],
    [0, 1100, 500, 'active', 600],
    [0, 1101, 500, 'idle', undefined],
    [0, 1300, 650, 'idle', undefined],
    [300, 400, 9999, 'active', 300],
    [300, 400, -50, 'active', 400],
    [43_100, 43_199, 0, 'active', 43_199],
    [43_100, 43_200, 0, 'too_old', undefined],
  ])('last active at %i, at %i, idle for %i, is %s [GUARD-06]', (...[last, now, idle_s, state, activeAt]) => {
    const session = { created_at: begun, last_active_at: at(last) };
    const verdict = judgeActivity(session, { now: at(now), idle_s, settings });
    expect(verdict.state).toBe(state);
    expect('activeAt' in verdict ? verdict.activeAt : undefined).toEqual(
      activeAt === undefined ? undefined : at(activeAt),
    );
  });

  it('may be refreshed a little past its idle limit, and no further', () => {
    const session = { created_at: begun, last_active_at: begun };
    expect(judgeIdle(session, { now: at(660), settings, grace_s: 60 })).toBe('active');
    expect(judgeIdle(session, { now: at(661), settings, grace_s: 60 })).toBe('idle');
    expect(judgeIdle(session, { now: at(601), settings })).toBe('idle');
    expect(judgeIdle(session, { now: at(43_200), settings })).toBe('too_old');
  });
});
