import { acceptedAll, CONSENT_VERSION, rejectedAll, type ConsentChoices } from '@egcr/contract/consent';
import type { AuthState } from '@egcr/web-kit/auth-state';
import { consent, keepConsent, openConsentSettings } from '@egcr/web-kit/consent';
import { giveDialogs } from '@egcr/web-kit/testing/browser-dialogs';
import { AnsweringServer, closeShown, openShown, visitor } from '@egcr/web-kit/testing/answering-server.tsx';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { readConsentCall, saveConsentCall } from '../../contract/index.ts';
import { ConsentGate } from './consent-gate.tsx';

const SAVE = 'PUT activity/consent';
const AT = '2026-11-23T12:04:00.000Z';
const receipt = (choices: ConsentChoices) => ({
  version: CONSENT_VERSION,
  receipt: { version: CONSENT_VERSION, choices, at: AT, locale: 'en' },
});
const user = { id: 'u1', email: null, phone: null, isEmailVerified: true, isPhoneVerified: false };
const signedIn: Partial<AuthState> = { isAuthenticated: true, user };

let server: AnsweringServer;
/** When the page had loaded, in milliseconds of its own clock. */
let loadEventStart: number;
const forget = () =>
  act(() => {
    localStorage.clear();
    window.dispatchEvent(new StorageEvent('storage', { key: 'cookie-consent' }));
  });
beforeEach(() => {
  giveDialogs();
  loadEventStart = -5000;
  Object.assign(performance, { getEntriesByType: () => [{ loadEventStart }] });
  server = new AnsweringServer();
});
afterEach(() => {
  closeShown(server);
  forget();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const open = (as = visitor, address = '/page') => openShown(() => <ConsentGate />, { address, as });
const button = (name: string) => screen.findByRole('button', { name, hidden: true });
const press = async (name: string) => fireEvent.click(await button(name));
const question = () => screen.queryByText('Your privacy, your choice');
const settings = () => screen.queryByText('Cookie settings');
const askForSettings = () => act(async () => openConsentSettings());
const told = () => server.sent.map(({ call, body }) => [call, body]);

describe('the question about cookies', () => {
  it.each([
    ['Accept', acceptedAll],
    ['Reject', rejectedAll],
  ])('is answered at once with %s, and does not come again', async (name, choices) => {
    await open();
    expect(await screen.findByText('We use essential storage only. Allow optional extras?')).toBeDefined();
    expect(document.activeElement).toBe(question());
    expect(screen.queryByRole('button', { name: 'Close without saving', hidden: true })).toBeNull();
    await press(name);
    await waitFor(() => expect(question()).toBeNull());
    expect(consent()).toMatchObject({ choices, isTold: false });
    expect(server.sent).toEqual([]);
    cleanup();
    await open();
    await askForSettings();
    await waitFor(() => expect(settings()).not.toBeNull());
    expect(question()).toBeNull();
  });

  it('lets the reader choose one kind by one', async () => {
    await open();
    await press('Let me choose');
    expect(settings()).not.toBeNull();
    expect(document.activeElement).toBe(settings());
    const switches = screen.getAllByRole('switch', { hidden: true });
    expect(
      switches.map((each) => each.getAttribute('aria-checked') ?? String(Reflect.get(each, 'checked'))),
    ).toEqual(['false', 'false', 'false', 'false']);
    for (const at of [1, 2]) fireEvent.click(switches[at] ?? document.body);
    await press('Save my choice');
    await waitFor(() => expect(settings()).toBeNull());
    expect(consent()?.choices).toEqual({
      preferences: false,
      analytics: true,
      security_location: true,
      marketing: false,
    });
  });

  it('that is closed without an answer keeps nothing, and leaves the reader alone', async () => {
    await open();
    await button('Accept');
    await act(async () => document.querySelector('dialog')?.close());
    await waitFor(() => expect(question()).toBeNull());
    expect([consent(), localStorage.length]).toEqual([undefined, 0]);
  });

  it('does not come while people read what it is about, nor before it is known who is there', async () => {
    const wait = vi.spyOn(globalThis, 'setTimeout');
    const isCounting = () => wait.mock.calls.some(([, after]) => typeof after === 'number' && after <= 1000);
    await open(visitor, '/legals/');
    wait.mockClear();
    cleanup();
    await open({ loading: true });
    expect([isCounting() && question() !== null, question()]).toEqual([false, null]);
  });

  it('comes a second after the page has loaded', async () => {
    await import('./consent-dialog.tsx');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    vi.spyOn(performance, 'now').mockReturnValue(5000);
    loadEventStart = 4600;
    await open();
    await act(async () => void (await vi.advanceTimersByTimeAsync(599)));
    expect(question()).toBeNull();
    await act(async () => void (await vi.advanceTimersByTimeAsync(1)));
    expect(question()).not.toBeNull();
  });

  it('waits while the reader has something open', async () => {
    await import('./consent-dialog.tsx');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const menu = document.body.appendChild(document.createElement('div'));
    menu.setAttribute('role', 'menu');
    await open();
    await act(async () => void (await vi.advanceTimersByTimeAsync(10)));
    expect(document.querySelector('dialog')?.open).toBe(false);
    menu.remove();
    await act(async () => void (await vi.advanceTimersByTimeAsync(1000)));
    expect(document.querySelector('dialog')?.open).toBe(true);
  });
});

describe('the settings of cookies', () => {
  it('begin with what was answered, open at once, and can be left as they were', async () => {
    keepConsent({ choices: { ...rejectedAll, analytics: true }, at: AT, isTold: false });
    await open();
    expect(settings()).toBeNull();
    await askForSettings();
    await waitFor(() => expect(settings()).not.toBeNull());
    const states = screen
      .getAllByRole('switch', { hidden: true })
      .map((each) => each.getAttribute('aria-checked') ?? String(Reflect.get(each, 'checked')));
    expect(states).toEqual(['false', 'true', 'false', 'false']);
    await press('Close without saving');
    await waitFor(() => expect(settings()).toBeNull());
    expect(consent()?.choices.analytics).toBe(true);
    await askForSettings();
    await press('Reject');
    await waitFor(() => expect(settings()).toBeNull());
    expect(consent()?.choices).toEqual(rejectedAll);
  });
});

describe('the receipt of a person who is signed in', () => {
  it('settles what this browser has not answered, without a question', async () => {
    server.replies(readConsentCall, receipt({ ...rejectedAll, marketing: true }));
    await open(signedIn);
    await waitFor(() => expect(consent()?.choices.marketing).toBe(true));
    expect(consent()).toMatchObject({ isTold: true, at: AT });
    expect(question()).toBeNull();
  });

  it('is written where they answer here', async () => {
    server.replies(readConsentCall, { version: CONSENT_VERSION, receipt: null });
    server.replies(saveConsentCall, receipt(acceptedAll));
    await open(signedIn);
    await press('Accept');
    await waitFor(() => expect(consent()?.isTold).toBe(true));
    expect(told()[0]).toEqual([SAVE, { version: CONSENT_VERSION, choices: acceptedAll }]);
  });

  it('that could not be read or written leaves the answer in this browser', async () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    server.refuses(readConsentCall, { status: 403, code: 'permission_missing' });
    server.refuses(saveConsentCall, { status: 403, code: 'permission_missing' });
    await open(signedIn);
    await press('Reject');
    await waitFor(() => expect(warned).toHaveBeenCalledTimes(2));
    expect(warned.mock.calls.map(([said]) => said)).toEqual([
      'the answer about cookies was not compared',
      'the answer about cookies is kept in this browser only',
    ]);
    expect(consent()).toMatchObject({ choices: rejectedAll, isTold: false });
  });
});
