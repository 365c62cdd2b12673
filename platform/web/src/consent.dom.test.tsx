import { acceptedAll, CONSENT_VERSION, rejectedAll } from '@egcr/contract/consent';
import { beforeEach, describe, expect, it } from 'vitest';

import { isNecessary, platformStorage } from './browser-storage.ts';
import {
  consent,
  CONSENT_CHOICES_STORAGE_KEY,
  CONSENT_STORAGE_KEY,
  hasConsent,
  keepConsent,
  onConsentSettings,
  openConsentSettings,
} from './consent.ts';

beforeEach(() => localStorage.clear());

const at = '2026-11-20T10:00:00.000Z';

function store(word: string, choices?: object | string): void {
  localStorage.setItem(CONSENT_STORAGE_KEY, word);
  if (choices !== undefined)
    localStorage.setItem(
      CONSENT_CHOICES_STORAGE_KEY,
      typeof choices === 'string' ? choices : JSON.stringify(choices),
    );
}

describe('the answer of this browser', () => {
  it('is none, and no to everything, before anybody has answered [SHELL-05]', () => {
    expect([consent(), hasConsent('analytics')]).toEqual([undefined, false]);
  });

  it.each([
    ['accepted', acceptedAll],
    ['rejected', rejectedAll],
    ['chosen', { ...rejectedAll, analytics: true }],
  ])('is kept as the bare word %s beside what was chosen [SHELL-05]', (word, choices) => {
    keepConsent({ choices, at, isTold: false });
    expect(localStorage.getItem(CONSENT_STORAGE_KEY)).toBe(word);
    expect(consent()).toEqual({ choices, at, isTold: false });
    expect(consent()).toBe(consent());
  });

  it.each([
    ['accepted alone', 'accepted', undefined, acceptedAll],
    ['rejected alone', 'rejected', undefined, rejectedAll],
    ['chosen alone, which says nothing', 'chosen', undefined, undefined],
    ['another word', 'maybe', undefined, undefined],
    ['an answer to another version', 'accepted', { version: '0.9', ...acceptedAll }, undefined],
    ['what cannot be read', 'accepted', '{', undefined],
    ['what is no answer', 'accepted', 'null', undefined],
    [
      'anything but a plain yes as a no',
      'chosen',
      { version: CONSENT_VERSION, analytics: 'yes', marketing: 1, preferences: true },
      { ...rejectedAll, preferences: true },
    ],
  ])('reads %s [SHELL-05]', (_what, word, choices, read) => {
    store(word, choices);
    expect(consent()?.choices).toEqual(read);
  });
});

describe('the settings of cookies', () => {
  it('open for the person who pressed before they could be shown [SHELL-05]', () => {
    let opened = 0;
    openConsentSettings();
    const stop = onConsentSettings(() => (opened += 1));
    expect(opened).toBe(1);
    openConsentSettings();
    expect(opened).toBe(2);
    stop();
    onConsentSettings(() => (opened += 1))();
    expect(opened).toBe(2);
  });
});

describe('what may be kept without asking', () => {
  it('is what is listed, in its place [SHELL-05]', () => {
    const kept = [...platformStorage, { key: 'egcr.wallet.*', place: 'tab', reason: 'started' } as const];
    expect(isNecessary(kept, { key: 'egcr.session', place: 'local' })).toBe(true);
    expect(isNecessary(kept, { key: 'egcr.session', place: 'tab' })).toBe(false);
    expect(isNecessary(kept, { key: 'egcr.wallet.kept.send', place: 'tab' })).toBe(true);
    expect(isNecessary(kept, { key: 'visitor', place: 'local' })).toBe(false);
  });
});
