import { act, cleanup, renderHook } from '@testing-library/react';
import * as z from 'zod/mini';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { anonymousState } from './auth-state.ts';
import { DATA_SAVER_STORAGE_KEY, useDataSaver } from './data-saver.ts';
import { readUnsent, unsentNames, writeUnsent } from './form/unsent.ts';
import { authState, changeAuthState, onAuthState, useSession } from './session-state.ts';

const signedIn = (id: string) =>
  changeAuthState({
    isAuthenticated: true,
    user: { id, email: null, phone: null, isEmailVerified: false, isPhoneVerified: false },
  });
const root = () => document.documentElement.dataset['saver'];
const connected = (connection: unknown) =>
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });

beforeEach(() => {
  localStorage.clear();
  changeAuthState(anonymousState);
});
afterEach(() => {
  cleanup();
  Reflect.deleteProperty(navigator, 'connection');
  delete document.documentElement.dataset['saver'];
  vi.restoreAllMocks();
});

describe('the choice to save data', () => {
  it.each([
    [{ saveData: true, effectiveType: '4g' }, 'on'],
    [{ saveData: false, effectiveType: '2g' }, 'on'],
    [{ effectiveType: 'slow-2g' }, 'on'],
    [{ saveData: 'yes', effectiveType: '3g' }, undefined],
    [{}, undefined],
    [null, undefined],
    ['2g', undefined],
    [undefined, undefined],
  ])('is left to the device, which says %j: %s', (connection, saves) => {
    connected(connection);
    const { result } = renderHook(() => useDataSaver());
    act(() => result.current.choose('on'));
    act(() => result.current.choose('system'));
    expect([result.current.choice, root(), localStorage.getItem(DATA_SAVER_STORAGE_KEY)]).toEqual([
      'system',
      saves,
      null,
    ]);
  });

  it('is the person’s, whatever the device says, in each place that shows it', () => {
    connected({ saveData: true });
    const places = [renderHook(() => useDataSaver()).result, renderHook(() => useDataSaver()).result];
    act(() => places[0]?.current.choose('off'));
    expect([root(), ...places.map(({ current }) => current.choice)]).toEqual([undefined, 'off', 'off']);
    connected({ saveData: false });
    act(() => places[1]?.current.choose('on'));
    expect([root(), ...places.map(({ current }) => current.choice)]).toEqual(['on', 'on', 'on']);
    expect(localStorage.getItem(DATA_SAVER_STORAGE_KEY)).toBe('on');
  });

  it('is none where the browser keeps a word that is no choice', () => {
    localStorage.setItem(DATA_SAVER_STORAGE_KEY, 'perhaps');
    expect(renderHook(() => useDataSaver()).result.current.choice).toBe('system');
  });
});

describe('what could not be sent', () => {
  const schema = z.object({ name: z.string() });

  it('is kept for the person who changed it, and read again', () => {
    signedIn('ann');
    writeUnsent('profile', { name: 'Ann' });
    expect(readUnsent('profile', schema)).toEqual({ name: 'Ann' });
    writeUnsent('profile', undefined);
    expect([readUnsent('profile', schema), localStorage.length]).toEqual([undefined, 0]);
  });

  it('is nobody else’s: another person reads nothing, and nothing is left', () => {
    signedIn('ann');
    writeUnsent('profile', { name: 'Ann' });
    signedIn('bob');
    expect(readUnsent('profile', schema)).toBeUndefined();
    expect(localStorage.length).toBe(0);
  });

  it('is not kept for a visitor', () => {
    writeUnsent('profile', { name: 'Ann' });
    expect(localStorage.length).toBe(0);
  });

  it.each([
    '{',
    'null',
    '{"owner":"ann"}',
    '{"owner":7,"changes":{"name":"x"}}',
    '{"owner":"ann","changes":{"name":7}}',
  ])('is nothing where %s is kept', (text) => {
    signedIn('ann');
    localStorage.setItem('egcr.unsent.profile', text);
    expect(readUnsent('profile', schema)).toBeUndefined();
  });

  it('is listed by the beginning of its name, in order, the person’s own alone', () => {
    signedIn('bob');
    writeUnsent('post.9', { name: 'other' });
    signedIn('ann');
    for (const name of ['post.2', 'post.1', 'page.1']) writeUnsent(name, { name });
    localStorage.setItem('egcr.unsent.post.0', '{');
    localStorage.setItem('post.3', '{}');
    expect(unsentNames('post.')).toEqual(['post.1', 'post.2']);
    expect(readUnsent('post.9', schema)).toBeUndefined();
  });
});

describe('the session of the page', () => {
  it('is told to those who listen, until they stop, and draws only what changed', () => {
    const heard = vi.fn<() => void>();
    const stop = onAuthState(heard);
    const drawn = vi.fn<(isIn: boolean) => void>();
    const { result } = renderHook(() => {
      const isIn = useSession(({ isAuthenticated }) => isAuthenticated);
      drawn(isIn);
      return isIn;
    });
    act(() => changeAuthState({ lastActiveTimestamp: 7 }));
    expect([result.current, drawn.mock.calls.length, heard.mock.calls.length]).toEqual([false, 1, 1]);
    act(() => signedIn('ann'));
    expect([result.current, authState().user?.id, authState().lastActiveTimestamp]).toEqual([true, 'ann', 7]);
    stop();
    act(() => changeAuthState({ isAuthenticated: false }));
    expect([result.current, heard.mock.calls.length]).toEqual([false, 2]);
  });
});
