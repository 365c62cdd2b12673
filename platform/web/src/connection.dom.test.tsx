import { act, cleanup, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { anonymousState } from './auth-state.ts';
import { CONSENT_CHOICES_STORAGE_KEY, CONSENT_STORAGE_KEY, browserObjects, onConsent } from './consent.ts';
import { fetchPart, useIsOnline } from './connection.ts';
import { SESSION_STORAGE_KEY } from './session-key.ts';
import { authState, changeAuthState, expectStoredSession, onAuthState, useSession } from './session-state.ts';
import { applyTheme, followTheme, THEME_STORAGE_KEY, useTheme } from './theme.ts';

let isOnline = true;
const stub = (name: string, get: () => unknown) =>
  Object.defineProperty(navigator, name, { get, configurable: true });
const goes = (to: 'online' | 'offline') =>
  act(async () => {
    isOnline = to === 'online';
    window.dispatchEvent(new Event(to));
  });
stub('onLine', () => isOnline);
afterEach(() => {
  vi.useRealTimers();
  cleanup();
  localStorage.clear();
  changeAuthState(anonymousState);
  isOnline = true;
});

/** A page that was drawn ahead as this text wakes without a word of complaint. */
function wakesFrom(drawn: string, page: ReactNode): void {
  const complains = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = drawn;
  render(page, { container, hydrate: true });
  expect(complains).not.toHaveBeenCalled();
  complains.mockRestore();
  cleanup();
}

describe('the connection of a page', () => {
  function Page() {
    return <p>{useIsOnline() ? 'online' : 'offline'}</p>;
  }

  it('is followed as it goes and comes back; a page drawn ahead believes in one', async () => {
    isOnline = false;
    wakesFrom('<p>online</p>', <Page />);
    isOnline = true;
    render(<Page />);
    expect(screen.getByText('online')).toBeDefined();
    await goes('offline');
    expect(screen.getByText('offline')).toBeDefined();
    await goes('online');
    expect(screen.getByText('online')).toBeDefined();
  });

  it('that is gone is waited for, and a part is fetched once it is back', async () => {
    const load = vi
      .fn<() => Promise<string>>()
      .mockRejectedValueOnce(new TypeError('no line'))
      .mockResolvedValueOnce('a part');
    isOnline = false;
    const part = fetchPart(load);
    await act(async () => undefined);
    expect(load).toHaveBeenCalledOnce();
    await goes('online');
    expect(await part).toBe('a part');
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('that loses a request is asked again after 1, 3 and 9 seconds, and then the failure is told', async () => {
    vi.useFakeTimers();
    const load = vi.fn<() => Promise<string>>(() => Promise.reject(new TypeError('a lost part')));
    const told = fetchPart(load).catch((failure: unknown) => failure);
    const calls: number[] = [];
    for (const ms of [999, 1, 2_999, 1, 8_999, 1, 60_000]) {
      await vi.advanceTimersByTimeAsync(ms);
      calls.push(load.mock.calls.length);
    }
    expect(calls).toEqual([1, 2, 2, 3, 3, 4, 4]);
    expect(await told).toEqual(new TypeError('a lost part'));
  });

  it('that goes while a part is asked for again is waited for however long; then the tries are counted anew', async () => {
    vi.useFakeTimers();
    const load = vi.fn<() => Promise<string>>(() => Promise.reject(new TypeError('a lost part')));
    void fetchPart(load).catch(() => undefined);
    await vi.advanceTimersByTimeAsync(4_000);
    isOnline = false;
    await vi.advanceTimersByTimeAsync(600_000);
    expect(load).toHaveBeenCalledTimes(4);
    await goes('online');
    await vi.advanceTimersByTimeAsync(4_000);
    expect(load).toHaveBeenCalledTimes(7);
  });
});

describe('the session as a page sees it', () => {
  it('is waited for where this browser has kept one, and a stranger’s else', () => {
    expect(expectStoredSession()).toBe(false);
    expect(authState().loading).toBe(anonymousState.loading);
    localStorage.setItem(SESSION_STORAGE_KEY, '{}');
    changeAuthState({ loading: false });
    expect(expectStoredSession()).toBe(true);
    expect(authState().loading).toBe(true);
  });

  it('tells those who listen of each change, until they stop', () => {
    const told = vi.fn<(...given: readonly unknown[]) => void>();
    const stop = onAuthState(told);
    changeAuthState({ loading: true });
    expect(told).toHaveBeenCalledOnce();
    stop();
    changeAuthState({ loading: false });
    expect(told).toHaveBeenCalledOnce();
  });

  it('draws a part again as it changes; a page drawn ahead is a stranger’s', async () => {
    const Page = () => <p>{useSession((now) => (now.isAuthenticated ? 'signed in' : 'stranger'))}</p>;
    changeAuthState({ isAuthenticated: true });
    wakesFrom('<p>stranger</p>', <Page />);
    render(<Page />);
    expect(screen.getByText('signed in')).toBeDefined();
    await act(async () => changeAuthState({ isAuthenticated: false }));
    expect(screen.getByText('stranger')).toBeDefined();
  });
});

describe('the answer about cookies', () => {
  const stored = (key: string) => window.dispatchEvent(new StorageEvent('storage', { key }));

  it('of another tab is heard, other keys are not, and nothing once nobody listens', () => {
    const told = vi.fn<(...given: readonly unknown[]) => void>();
    const stop = onConsent(told);
    stored('other');
    expect(told).not.toHaveBeenCalled();
    stored(CONSENT_STORAGE_KEY);
    stored(CONSENT_CHOICES_STORAGE_KEY);
    expect(told).toHaveBeenCalledTimes(2);
    stop();
    stored(CONSENT_STORAGE_KEY);
    expect(told).toHaveBeenCalledTimes(2);
  });

  it.each([
    [true, null, true],
    [false, '1', true],
    [undefined, '1', true],
    [false, '0', false],
    ['true', null, false],
    [undefined, 'unspecified', false],
  ])('is no by a browser that says so: control %s, do not track %s', (control, track, objects) => {
    stub('globalPrivacyControl', () => control);
    stub('doNotTrack', () => track);
    expect(browserObjects()).toBe(objects);
  });
});

describe('the look of a page', () => {
  let isDark = false;
  const system = new EventTarget();
  window.matchMedia = () =>
    Object.assign(Object.create(system), {
      get matches() {
        return isDark;
      },
      addEventListener: system.addEventListener.bind(system),
    }) as MediaQueryList;
  const look = () => document.documentElement.dataset['theme'];
  const medias = () =>
    [...document.querySelectorAll('meta[name="theme-color"]')].map((meta) => meta.getAttribute('media'));

  it('follows the system unless the person chose, and another tab', () => {
    document.head.innerHTML = ['light', 'dark']
      .map((own) => `<meta name="theme-color" data-for="${own}">`)
      .join('');
    followTheme();
    expect([look(), ...medias()]).toEqual([
      'light',
      '(prefers-color-scheme: light)',
      '(prefers-color-scheme: dark)',
    ]);
    isDark = true;
    system.dispatchEvent(new Event('change'));
    expect(look()).toBe('dark');
    localStorage.setItem(THEME_STORAGE_KEY, 'light');
    window.dispatchEvent(new StorageEvent('storage', { key: 'other' }));
    expect(look()).toBe('dark');
    window.dispatchEvent(new StorageEvent('storage', { key: THEME_STORAGE_KEY }));
    expect([look(), ...medias()]).toEqual(['light', 'all', 'not all']);
    localStorage.setItem(THEME_STORAGE_KEY, 'odd');
    applyTheme();
    expect(look()).toBe('dark');
  });

  it('is chosen by the person, and said at once', async () => {
    const Page = () => {
      const { choice, choose } = useTheme();
      return <button onClick={() => choose('dark')}>{choice}</button>;
    };
    isDark = false;
    render(<Page />);
    expect(screen.getByRole('button').textContent).toBe('system');
    await act(async () => screen.getByRole('button').click());
    expect(screen.getByRole('button').textContent).toBe('dark');
    expect([look(), localStorage.getItem(THEME_STORAGE_KEY)]).toEqual(['dark', 'dark']);
  });
});
