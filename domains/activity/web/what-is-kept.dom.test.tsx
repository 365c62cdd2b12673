import { acceptedAll, CONSENT_VERSION, rejectedAll } from '@egcr/contract/consent';
import { connectCalls } from '@egcr/web-kit/call-connections';
import { consent, keepConsent } from '@egcr/web-kit/consent';
import { LANGUAGE_STORAGE_KEY } from '@egcr/web-kit/languages';
import { changeAuthState } from '@egcr/web-kit/session-state';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { LOGS_PER_WINDOW_MAX } from '../contract/limits.ts';
import { keepLanguageCookie } from './consent/language-cookie.ts';
import { agreeWithAccount } from './consent/receipt.ts';
import { noteActivity, sendWhenLeaving } from './log/logger.ts';
import { shareOwnPlace, sharedPlace, stopSharing } from './log/shared-place.ts';

interface Asked {
  readonly method: string | undefined;
  readonly path: string;
  readonly body: Readonly<Record<string, unknown>> | undefined;
  readonly outlives: boolean | undefined;
}
let asked: Asked[];
let answers: unknown[];

const SERVER_TIME = '2026-11-24T12:00:00.000Z';
const signedIn = { id: 'ann', email: null, phone: null, isEmailVerified: true, isPhoneVerified: false };
const receiptOf = (choices: object, at: string, version: string = CONSENT_VERSION) => ({
  version: CONSENT_VERSION,
  receipt: { version, choices, at, locale: 'en' },
});

beforeEach(() => {
  [asked, answers] = [[], []];
  localStorage.clear();
  connectCalls({ origin: '', accessToken: () => 'token', wait: () => Promise.resolve() });
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
    asked.push({ method: init.method, path, body: body as Asked['body'], outlives: init.keepalive });
    return Response.json(answers.shift() ?? { recorded: true, id: null }, {
      status: init.method === 'POST' ? 202 : 200,
    });
  });
  changeAuthState({ user: signedIn });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  stopSharing();
  Reflect.deleteProperty(navigator, 'geolocation');
});

describe('an answer about cookies, in this browser and in the account', () => {
  const here = (at: string | null, isTold = false) => keepConsent({ choices: acceptedAll, at, isTold });
  const told = () => asked.filter(({ method }) => method === 'PUT').map(({ body }) => body);
  const both = { version: CONSENT_VERSION, choices: acceptedAll };

  it('is taken from the account where this browser has none, an older one, or one that was told already', async () => {
    for (const keep of [
      () => localStorage.clear(),
      () => here('2026-11-20T00:00:00.000Z'),
      () => here('2026-11-22T00:00:00.000Z'),
      () => here(null),
      () => here('2026-11-25T00:00:00.000Z', true),
    ]) {
      keep();
      answers = [receiptOf(rejectedAll, '2026-11-22T00:00:00.000Z')];
      await agreeWithAccount();
      expect(consent()).toEqual({ choices: rejectedAll, at: '2026-11-22T00:00:00.000Z', isTold: true });
    }
    expect(told()).toEqual([]);
  });

  it('is told to the account where it is the later one, or the account has none to this text, at the time of the server', async () => {
    for (const answer of [
      receiptOf(rejectedAll, '2026-11-22T00:00:00.000Z'),
      receiptOf(rejectedAll, '2026-11-26T00:00:00.000Z', '0.9'),
      { version: CONSENT_VERSION, receipt: null },
    ]) {
      here('2026-11-22T00:00:00.001Z');
      answers = [answer, receiptOf(acceptedAll, SERVER_TIME)];
      await agreeWithAccount();
      expect(consent()).toEqual({ choices: acceptedAll, at: SERVER_TIME, isTold: true });
    }
    expect(told()).toEqual([both, both, both]);
  });

  it('is not sent to the account if its date is not known, if it belongs to another account, or if there is none', async () => {
    for (const keep of [
      () => here(null),
      () => here('2026-11-25T00:00:00.000Z', true),
      () => localStorage.clear(),
    ]) {
      keep();
      answers = [{ version: CONSENT_VERSION, receipt: null }];
      await agreeWithAccount();
    }
    expect(told()).toEqual([]);
  });
});

describe('the chosen language in a cookie', () => {
  const cookie = () => /language=(\w*)/.exec(document.cookie)?.[1];

  it.each([
    [true, 'de', 'de', 'de'],
    [true, 'fr', 'de', undefined],
    [true, null, 'de', undefined],
    [false, 'de', 'de', undefined],
  ] as const)('allowed %s, chosen %s, shown %s: %s', (isAllowed, chosen, shown, kept) => {
    for (const before of ['', 'language=it; Path=/']) {
      document.cookie = 'language=; Path=/; Max-Age=0';
      if (before !== '') document.cookie = before;
      if (chosen !== null) localStorage.setItem(LANGUAGE_STORAGE_KEY, chosen);
      keepLanguageCookie(isAllowed, shown);
      expect(cookie()).toBe(kept);
    }
  });
});

describe('an act in the log of activity', () => {
  const allow = (change: Partial<typeof acceptedAll>) =>
    keepConsent({ choices: { ...rejectedAll, ...change }, at: null, isTold: false });
  beforeEach(() => void vi.useFakeTimers());

  it('leaves with the others after a moment and a half, rough, and without the place', () => {
    allow({ analytics: true });
    noteActivity('page_view', '/wallet');
    noteActivity('page_view', '/grants');
    vi.advanceTimersByTime(1499);
    expect(asked).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(asked.map(({ method, outlives, body }) => [method, outlives, body?.['page_url']])).toEqual([
      ['POST', true, '/wallet'],
      ['POST', true, '/grants'],
    ]);
    expect(asked[0]?.body).not.toHaveProperty('timezone');
    expect(asked[0]?.body).toMatchObject({
      activity_type: 'page_view',
      activity_details: { security_tracking: false, viewport_size: expect.stringMatching(/00x\d*00$/) },
    });
    // The next one waits again.
    noteActivity('page_view', '/jobs');
    vi.advanceTimersByTime(1500);
    expect(asked).toHaveLength(3);
  });

  it('is not made without a yes or of a visitor, and not sent once either was taken back', () => {
    allow({ preferences: true, marketing: true, security_location: true });
    noteActivity('page_view');
    allow({ analytics: true });
    changeAuthState({ user: null });
    noteActivity('page_view');
    changeAuthState({ user: signedIn });
    noteActivity('page_view');
    allow({});
    vi.advanceTimersByTime(1500);
    allow({ analytics: true });
    noteActivity('page_view');
    changeAuthState({ user: null });
    vi.advanceTimersByTime(1500);
    expect(asked).toEqual([]);
  });

  it('says the zone and the shared place where the person allows that too', async () => {
    allow({ analytics: true, security_location: true });
    Object.defineProperty(navigator, 'geolocation', {
      configurable: true,
      value: {
        getCurrentPosition: (found: (position: object) => void) =>
          found({ coords: { latitude: 45.4642, longitude: -9.19 } }),
      },
    });
    expect(await shareOwnPlace()).toBe(true);
    expect(sharedPlace()).toEqual({ latitude: 45.5, longitude: -9.2 });
    noteActivity('page_view');
    vi.advanceTimersByTime(1500);
    expect(asked[0]?.body).toMatchObject({ timezone: expect.any(String), latitude: 45.5, longitude: -9.2 });
    stopSharing();
    noteActivity('page_view');
    vi.advanceTimersByTime(1500);
    expect(asked[1]?.body).not.toHaveProperty('latitude');
  });

  it('shares no place without a yes, where the browser refuses it, or has none', async () => {
    const getCurrentPosition = vi.fn<(found: unknown, refused: () => void) => void>((_, refused) =>
      refused(),
    );
    allow({ security_location: true });
    expect(await shareOwnPlace()).toBe(false);
    Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition } });
    expect(await shareOwnPlace()).toBe(false);
    allow({ analytics: true });
    expect(await shareOwnPlace()).toBe(false);
    expect([getCurrentPosition.mock.calls.length, sharedPlace()]).toEqual([1, undefined]);
  });

  it('is one of so many that the server takes in a minute; more are not made', () => {
    allow({ analytics: true });
    for (let at = 0; at <= LOGS_PER_WINDOW_MAX; at += 1) noteActivity('page_view');
    vi.advanceTimersByTime(1500);
    expect(asked).toHaveLength(LOGS_PER_WINDOW_MAX);
  });

  it('leaves at once when the page is hidden or left', () => {
    allow({ analytics: true });
    const stop = sendWhenLeaving();
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
    noteActivity('page_view');
    document.dispatchEvent(new Event('visibilitychange'));
    expect(asked).toHaveLength(0);
    visibility.mockReturnValue('hidden');
    document.dispatchEvent(new Event('visibilitychange'));
    expect(asked).toHaveLength(1);
    noteActivity('page_view');
    stop();
    expect(asked).toHaveLength(2);
    noteActivity('page_view');
    document.dispatchEvent(new Event('visibilitychange'));
    expect(asked).toHaveLength(2);
    visibility.mockRestore();
    vi.advanceTimersByTime(1500);
    expect(asked).toHaveLength(3);
  });
});
