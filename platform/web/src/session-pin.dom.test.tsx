import { describe, expect, it } from 'vitest';

import {
  accessToken,
  adoptPin,
  authState,
  clearPIN,
  distrustPin,
  noteActivity,
  refreshAccess,
  refreshPin,
  reportActivity,
} from './session.ts';
import { closedPin, held, NOW, openPin, serveSession, tokenFor } from './testing/session-server.ts';

const tests = serveSession();
const { signInWhole } = tests;

describe('the PIN of a session', () => {
  it('is asked of the server, which opens and closes the window', async () => {
    await signInWhole();
    tests.server.pin = openPin(NOW + 1);
    expect(await refreshPin()).toBe(true);
    expect(authState().pinExpiresAt).toBe(NOW + 1);
    tests.server.pin = openPin(NOW);
    expect(await refreshPin()).toBe(false);
    tests.server.pin = { has_pin: false, verified: false, pin_expires_at: null };
    expect([await refreshPin(), authState().hasPIN]).toEqual([false, false]);
  });

  it('is what it was where the server does not answer, and is not asked for where nobody is signed in', async () => {
    expect(await refreshPin()).toBe(false);
    expect(tests.server.calls).toEqual([]);
    await signInWhole();
    adoptPin(openPin(NOW + 1000));
    tests.server.readPin = () => Promise.reject(new Error('down'));
    expect(await refreshPin()).toBe(true);
    expect(tests.warned).toEqual(['the state of the PIN could not be read']);
    distrustPin();
    expect(authState()).toMatchObject({ isPINVerified: false, pinExpiresAt: null });
    expect(await refreshPin()).toBe(false);
  });

  it('is read only once its closing has arrived', async () => {
    await signInWhole();
    const closing = held<void>();
    tests.server.pin = openPin(NOW + 1000);
    tests.server.clearPin = async () => {
      await closing.promise;
      tests.server.pin = closedPin;
    };
    const cleared = clearPIN();
    const read = refreshPin();
    await new Promise((turn) => setImmediate(turn));
    expect(tests.server.calls).toEqual(['clear pin']);
    closing.keep();
    expect(await read).toBe(false);
    await cleared;
    expect(tests.server.calls).toEqual(['clear pin', 'read pin']);
  });

  it('is closed here also where the server does not hear of it', async () => {
    await signInWhole();
    adoptPin(openPin(NOW + 1000));
    tests.server.clearPin = () => Promise.reject(new Error('down'));
    await clearPIN();
    expect([authState().isPINVerified, tests.warned]).toEqual([false, ['the PIN was not cleared']]);
  });
});

describe('what a person does', () => {
  it('is the last that is known, whatever order it is told in', () => {
    noteActivity(NOW + 10);
    noteActivity(NOW + 5);
    expect(authState()).toMatchObject({ lastActiveTimestamp: NOW + 10, pinExpiresAt: null });
  });

  it('moves the end of the PIN window forward, never back', async () => {
    await signInWhole();
    adoptPin(openPin(NOW + 400_000));
    noteActivity(NOW);
    expect(authState().pinExpiresAt).toBe(NOW + 400_000);
    noteActivity(NOW + 100_001);
    expect(authState().pinExpiresAt).toBe(NOW + 400_001);
    noteActivity(NOW + 400_001);
    expect(authState().pinExpiresAt).toBe(NOW + 400_001);
  });

  it('is told to the server, which says until when the PIN holds', async () => {
    await reportActivity(3);
    expect(tests.server.calls).toEqual([]);
    await signInWhole();
    tests.server.reportActivity = async () => ({ pin_expires_at: new Date(NOW + 7).toISOString() });
    await reportActivity(4);
    expect(authState().pinExpiresAt).toBeNull();
    adoptPin(openPin(NOW + 1));
    await reportActivity(5);
    expect(authState().pinExpiresAt).toBe(NOW + 7);
    tests.server.reportActivity = async () => ({ pin_expires_at: null });
    await reportActivity(6);
    expect(authState().pinExpiresAt).toBe(NOW + 7);
    tests.server.reportActivity = () => Promise.reject(new Error('down'));
    await reportActivity(7);
    expect(tests.warned).toEqual(['activity could not be reported']);
    expect(tests.server.calls).toEqual(['idle for 4', 'idle for 5', 'idle for 6', 'idle for 7']);
  });
});

describe('the access token', () => {
  it('comes anew from the identity server, and is none where the session is over', async () => {
    await signInWhole();
    const [first, second] = [accessToken(), tokenFor('u1', 'aal2')];
    expect(first).toBe(tokenFor('u1'));
    const user = { id: 'u1', aud: 'authenticated', app_metadata: {}, user_metadata: {} };
    const again = { access_token: second, refresh_token: 'r2', token_type: 'bearer', expires_in: 900, user };
    tests.server.instead.set('/auth/v1/token', () => Response.json(again));
    expect([await refreshAccess(), accessToken()]).toEqual([second, second]);
    tests.server.instead.set('/auth/v1/token', () =>
      Response.json({ code: 'refresh_token_not_found', msg: 'no' }, { status: 400 }),
    );
    expect(await refreshAccess()).toBeUndefined();
  });
});
