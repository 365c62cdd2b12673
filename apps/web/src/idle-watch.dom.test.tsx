import { adoptPin, authState } from '@egcr/web-kit/session';
import { changeAuthState } from '@egcr/web-kit/session-state';
import { NOW, openPin, serveSession } from '@egcr/web-kit/testing/session-server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { stillRouter } from '../testing/still-router.ts';
import { forgetEnded, idleState, keepIdleWatch, noteSessionOver, onIdleState } from './idle-watch.ts';

const tests = serveSession();

let here: { path: string; search: string };
let went: string[];
keepIdleWatch(stillRouter({ here: () => ({ ...here, hash: '' }), go: (address) => void went.push(address) }));

beforeEach(async () => {
  went = [];
  forgetEnded();
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now: NOW });
});
afterEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: NOW }));

/** Someone who is signed in and looks at a page, with the PIN open until an hour has passed, or closed. */
async function look(at: string, { isPinOpen = true } = {}): Promise<void> {
  const [path = '', search = ''] = at.split('?');
  here = { path, search: search && `?${search}` };
  const signing = { isOver: false };
  void tests.signInWhole().then(() => (signing.isOver = true));
  while (!signing.isOver) {
    await vi.advanceTimersByTimeAsync(0);
    await new Promise((turn) => setImmediate(turn));
  }
  if (isPinOpen) adoptPin(openPin(NOW + 3_600_000));
}
/** Seconds pass in which the person does nothing. */
const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000);
const act = () => document.dispatchEvent(new Event('click'));

describe('a person who does nothing', () => {
  it('is warned a minute before the PIN closes, second by second, and stays where they act', async () => {
    await look('/wallet');
    await pass(239);
    expect(idleState().warning).toBeUndefined();
    await pass(1);
    expect(idleState().warning).toMatchObject({ of: 'pin', secondsLeft: 60 });
    await pass(1);
    expect(idleState().warning).toMatchObject({ of: 'pin', secondsLeft: 59 });
    act();
    expect([idleState().warning, went, authState().isPINVerified]).toEqual([undefined, [], true]);
    expect(tests.server.calls).toEqual(['idle for 0']);
  });

  it('loses the PIN after five minutes, and is asked for it with the way back', async () => {
    await look('/wallet/history?text=boat');
    await pass(299);
    expect([idleState().ended, went]).toEqual([undefined, []]);
    await pass(2);
    expect(idleState()).toEqual({ warning: undefined, ended: 'pin' });
    expect(went).toEqual(['/pin-verification?redirect=%2Fwallet%2Fhistory%3Ftext%3Dboat']);
    expect(authState().isPINVerified).toBe(false);
    expect(tests.server.calls).toContain('clear pin');
  });

  it.each(['/blog', '/pin-verification'])(
    'loses the PIN and stays at a page that needs none: %s',
    async (at) => {
      await look(at);
      await pass(301);
      expect([idleState().ended, went]).toEqual(['pin', []]);
    },
  );

  it.each([
    ['/wallet', '/auth?redirect=%2Fwallet'],
    ['/pin-verification', '/auth?redirect=%2Fpin-verification'],
    ['/blog', '/auth'],
    ['/nowhere', '/auth'],
  ])('is signed out after ten minutes: from %s to %s', async (at, to) => {
    await look(at, { isPinOpen: false });
    await pass(599);
    expect([idleState().ended, went, authState().isAuthenticated]).toEqual([undefined, [], true]);
    expect(idleState().warning).toMatchObject({ of: 'session' });
    await pass(2);
    expect([idleState(), went]).toEqual([{ warning: undefined, ended: 'session' }, [to]]);
    await pass(1);
    expect(authState().isAuthenticated).toBe(false);
  });

  it('who is signed out is watched no longer', async () => {
    await look('/wallet', { isPinOpen: false });
    await pass(601);
    forgetEnded();
    await pass(601);
    act();
    expect([idleState().ended, went]).toEqual([undefined, ['/auth?redirect=%2Fwallet']]);
    expect(tests.server.calls.filter((call) => call.startsWith('idle'))).toEqual([]);
  });
});

describe('a session that was ended elsewhere', () => {
  it.each([
    [594, 'over'],
    [595, 'session'],
  ])('after %i idle seconds is told as %s', (idle_s, said) => {
    changeAuthState({ lastActiveTimestamp: NOW - idle_s * 1000 });
    let heard = 0;
    const stop = onIdleState(() => (heard += 1));
    noteSessionOver();
    expect([idleState().ended, heard]).toEqual([said, 1]);
    stop();
    forgetEnded();
    expect([idleState().ended, heard]).toEqual([undefined, 1]);
  });

  it.each([
    [594, undefined],
    [595, 'session'],
  ])('by another tab, %i seconds after the person did anything, is told as %s', async (idle_s, said) => {
    await look('/wallet');
    changeAuthState({ lastActiveTimestamp: NOW - idle_s * 1000 });
    changeAuthState({ isAuthenticated: false, user: null });
    expect(idleState().ended).toBe(said);
  });
});
