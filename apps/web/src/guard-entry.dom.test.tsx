import { addressFor } from '@egcr/contract/screen-roles';
import { ProfileUnreadable } from '@egcr/web-kit/guards';
import { leave } from '@egcr/web-kit/session';
import { changeAuthState } from '@egcr/web-kit/session-state';
import { closedPin, held, NOW, openPin, profile, serveSession } from '@egcr/web-kit/testing/session-server';
import { describe, expect, it } from 'vitest';

import { passGuard, wouldPass } from './guard-entry.ts';

const tests = serveSession();
const place = { path: '/wallet', search: '?tab=in', hash: '' };
const back = '?redirect=%2Fwallet%3Ftab%3Din';

describe('the guard of a page', () => {
  it('lets everyone see a public one, and leads strangers to sign in from any other', async () => {
    expect(await passGuard('public', place)).toBeUndefined();
    for (const level of ['signed_in', 'profiled', 'pinned'] as const)
      expect(await passGuard(level, place)).toBe(`/auth${back}`);
    expect(tests.server.calls).toEqual([]);
  });

  it('leads who has just signed out by choice to sign in without a way back, once', async () => {
    await tests.signInWhole();
    await leave();
    expect(await passGuard('signed_in', place)).toBe('/auth');
    expect(await passGuard('signed_in', place)).toBe(`/auth${back}`);
  });

  it('waits until it is known who is here, and what their profile says', async () => {
    changeAuthState({ loading: true });
    const loading = held<typeof profile>();
    tests.server.profile = () => loading.promise;
    const answers: unknown[] = [];
    const passing = passGuard('profiled', place).then((answer) => answers.push(answer ?? 'enters'));
    await tests.signIn();
    await new Promise((turn) => setImmediate(turn));
    expect(answers).toEqual([]);
    loading.keep(profile);
    await passing;
    expect(answers).toEqual(['enters']);
  });

  it('leads to the profile where it is not complete, and says where it cannot be read', async () => {
    tests.server.profile = () => Promise.resolve({ ...profile, username: null });
    await tests.signInWhole();
    expect(await passGuard('signed_in', place)).toBeUndefined();
    expect(await passGuard('profiled', place)).toBe(`${addressFor('complete_profile')}${back}`);
    changeAuthState({ userProfile: undefined, hasProfileFailed: true });
    await expect(passGuard('profiled', place)).rejects.toThrow(ProfileUnreadable);
  });

  it('asks the server once whether the PIN is open before it leads to its page', async () => {
    await tests.signInWhole();
    tests.server.pin = openPin(NOW + 1000);
    expect(await passGuard('pinned', place)).toBeUndefined();
    expect(tests.server.calls).toEqual(['read pin']);
    // It is known now.
    expect(await passGuard('pinned', place)).toBeUndefined();
    expect(tests.server.calls).toEqual(['read pin']);
    tests.server.pin = closedPin;
    changeAuthState({ isPINVerified: false });
    expect(await passGuard('pinned', place)).toBe(`/pin-verification${back}`);
    expect(tests.server.calls).toEqual(['read pin', 'read pin']);
  });
});

it('a page that is only prepared is judged by what is known, and asks nobody', async () => {
  expect(wouldPass('public', place)).toBeUndefined();
  expect(wouldPass('signed_in', place)).toBe(`/auth${back}`);
  await tests.signInWhole();
  expect(wouldPass('profiled', place)).toBeUndefined();
  expect(wouldPass('pinned', place)).toBe(`/pin-verification${back}`);
  changeAuthState({ userProfile: undefined });
  expect(() => wouldPass('profiled', place)).toThrow('it is not known yet who is here');
  expect(tests.server.calls).toEqual([]);
});
