import { callConnections } from '@egcr/web-kit/call-connections';
import { applyLanguage } from '@egcr/web-kit/i18n.tsx';
import { adoptPin, authState, distrustPin } from '@egcr/web-kit/session';
import { changeAuthState } from '@egcr/web-kit/session-state';
import { NOW, openPin, serveSession, tokenFor } from '@egcr/web-kit/testing/session-server';
import { beforeEach, describe, expect, it } from 'vitest';

import { stillRouter } from '../testing/still-router.ts';
import { connectSession } from './connect-session.ts';
import { followArrival } from './follow-link.ts';
import { forgetEnded, idleState } from './idle-watch.ts';

let here = { path: '/wallet', search: '?tab=in' };
let went: string[] = [];
let judged = 0;
connectSession(
  stillRouter({
    here: () => ({ ...here, hash: '' }),
    go: (address) => void went.push(address),
    reload: async () => void (judged += 1),
  }),
);

const tests = serveSession();
beforeEach(() => {
  [went, judged, here] = [[], 0, { path: '/wallet', search: '?tab=in' }];
  forgetEnded();
});

describe('a call', () => {
  it('says in which language the person reads, and how long they did nothing, in whole seconds', async () => {
    applyLanguage({ language: 'de', locale: 'de' });
    expect(callConnections().language()).toBe('de');
    for (const [passed_ms, idle_s] of [
      [0, 0],
      [1499, 1],
      [1500, 2],
      [-5000, 0],
    ] as const) {
      changeAuthState({ lastActiveTimestamp: NOW - passed_ms });
      expect(callConnections().idle_s()).toBe(idle_s);
    }
  });

  it('that wants the PIN leads to its page with the way back, unless it is shown already', async () => {
    await tests.signInWhole();
    adoptPin(openPin(NOW + 1000));
    callConnections().onPinRequired();
    expect(went).toEqual(['/pin-verification?redirect=%2Fwallet%3Ftab%3Din']);
    expect(authState().isPINVerified).toBe(false);
    here = { path: '/pin-verification', search: '' };
    callConnections().onPinRequired();
    expect(went).toHaveLength(1);
  });

  it('that finds the session over signs out here and says so; a stranger is told nothing', async () => {
    callConnections().onSessionExpired();
    expect(idleState().ended).toBeUndefined();
    await tests.signInWhole();
    callConnections().onSessionExpired();
    expect(idleState().ended).toBe('over');
    await expect.poll(() => authState().isAuthenticated).toBe(false);
  });
});

describe('the page is judged again', () => {
  it('when a person signs in or out, when the PIN closes, and when a second factor is due; for nothing else', async () => {
    await tests.signInWhole();
    expect(judged).toBe(1);
    adoptPin(openPin(NOW + 1000));
    changeAuthState({ lastActiveTimestamp: NOW + 5, hasProfileFailed: true });
    expect(judged).toBe(1);
    distrustPin();
    expect(judged).toBe(2);
    changeAuthState({ needsSecondFactor: true });
    expect(judged).toBe(3);
    changeAuthState({ needsSecondFactor: false });
    expect(judged).toBe(3);
    await tests.signIn('u2');
    expect(judged).toBe(4);
    changeAuthState({ user: null, loading: true });
    expect(judged).toBe(4);
  });
});

describe('a link that no screen waits for', () => {
  const link = (purpose: 'magiclink' | 'session' | 'signup' | 'recovery') =>
    ({
      kind: 'tokens',
      purpose,
      tokens: { access_token: tokenFor('u1'), refresh_token: 'refresh-token-1' },
      address: '/',
    }) as const;

  it.each(['signup', 'recovery'] as const)(
    'for a screen of its own does nothing here: %s',
    async (purpose) => {
      expect(await followArrival(link(purpose))).toBeUndefined();
      expect(await followArrival({ kind: 'none' })).toBeUndefined();
      expect([tests.server.calls, authState().isAuthenticated]).toEqual([[], false]);
    },
  );

  it('signs in, and leads to a new PIN where a magic link was for one', async () => {
    expect(await followArrival(link('magiclink'))).toBeUndefined();
    expect(authState().isAuthenticated).toBe(true);
    tests.server.user = { user_metadata: { purpose: 'pin_reset' } };
    expect(await followArrival(link('magiclink'))).toBe('/pin-reset');
    expect(await followArrival(link('session'))).toBeUndefined();
  });

  it('that cannot be followed leads on where it might have been for a new PIN, and is warned of', async () => {
    tests.server.instead.set('/auth/v1/user', () =>
      Response.json({ code: 'bad_jwt', message: 'no' }, { status: 403 }),
    );
    expect(await followArrival(link('magiclink'))).toBe('/pin-reset');
    expect(await followArrival(link('session'))).toBeUndefined();
    expect(tests.warned).toEqual(['the link could not be followed', 'the link could not be followed']);
    expect(authState().isAuthenticated).toBe(false);
  });
});
