import {
  acceptedAll,
  CONSENT_VERSION,
  consentCategories,
  rejectedAll,
  type ConsentCategory,
  type ConsentChoices,
} from '@egcr/contract/consent';
import { useSyncExternalStore } from 'react';

import { readStored, writeStored } from './stored.ts';

/** Holds the bare word `accepted`, `rejected` or `chosen`. */
export const CONSENT_STORAGE_KEY = 'cookie-consent';
/** Holds what was chosen, of which text and when. */
export const CONSENT_CHOICES_STORAGE_KEY = 'cookie-choices';

export interface Consent {
  readonly choices: ConsentChoices;
  /** ISO 8601; null where only the bare word is kept. */
  readonly at: string | null;
  /** An account holds the receipt of this answer: it is not told to another person's account. */
  readonly isTold: boolean;
}

interface Known {
  /** What storage held when it was read. */
  readonly word: string | null;
  readonly text: string | null;
  readonly consent: Consent | undefined;
}

let known: Known | undefined;
const listeners = new Set<() => void>();
const askers = new Set<() => void>();
let isWanted = false;

/** This browser's answer to the current text; undefined where there is none. The same object until it changes. */
export function consent(): Consent | undefined {
  const word = readStored(CONSENT_STORAGE_KEY);
  const text = readStored(CONSENT_CHOICES_STORAGE_KEY);
  if (known?.word !== word || known.text !== text) known = { word, text, consent: readConsent(word, text) };
  return known.consent;
}

/** Whether the reader said yes to a category; no as long as nothing was answered. */
export function hasConsent(category: ConsentCategory): boolean {
  return consent()?.choices[category] ?? false;
}

function readConsent(word: string | null, text: string | null): Consent | undefined {
  if (word === null) return undefined;
  if (text === null) return readWord(word);
  try {
    const kept: unknown = JSON.parse(text);
    if (typeof kept !== 'object' || kept === null || !('version' in kept)) return undefined;
    if (kept.version !== CONSENT_VERSION) return undefined;
    const given = new Map(Object.entries(kept));
    const at = given.get('at');
    return {
      choices: choicesOf((category) => given.get(category) === true),
      at: typeof at === 'string' ? at : null,
      isTold: given.get('told') === true,
    };
  } catch {
    return undefined;
  }
}

/** The bare word alone says enough, unless single categories were chosen. */
function readWord(word: string): Consent | undefined {
  if (word === 'accepted') return { choices: acceptedAll, at: null, isTold: false };
  if (word === 'rejected') return { choices: rejectedAll, at: null, isTold: false };
  return undefined;
}

function choicesOf(isOn: (category: ConsentCategory) => boolean): ConsentChoices {
  return {
    preferences: isOn('preferences'),
    analytics: isOn('analytics'),
    security_location: isOn('security_location'),
    marketing: isOn('marketing'),
  };
}

/** Keeps an answer in this browser. */
export function keepConsent({ choices, at, isTold }: Consent): void {
  const count = consentCategories.filter((category) => choices[category]).length;
  const word = count === consentCategories.length ? 'accepted' : count === 0 ? 'rejected' : 'chosen';
  const text = JSON.stringify({ version: CONSENT_VERSION, at, told: isTold, ...choices });
  writeStored(CONSENT_STORAGE_KEY, word);
  writeStored(CONSENT_CHOICES_STORAGE_KEY, text);
  tell();
}

function tell(): void {
  for (const listener of listeners) listener();
}

/** Calls back after every answer, also in another tab; returns how to stop. */
export function onConsent(listener: () => void): () => void {
  const hear = (event: StorageEvent) => {
    if (event.key === CONSENT_CHOICES_STORAGE_KEY || event.key === CONSENT_STORAGE_KEY) listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', hear);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', hear);
  };
}

/** The answer, drawn again when it changes; undefined on the server and where there is none. */
export function useConsent(): Consent | undefined {
  return useSyncExternalStore(onConsent, consent, () => undefined);
}

/** The browser itself says no: Global Privacy Control, or the older Do Not Track. */
export function browserObjects(): boolean {
  const { doNotTrack } = navigator;
  const asked: unknown = Reflect.get(navigator, 'globalPrivacyControl');
  return asked === true || doNotTrack === '1';
}

/** Opens the settings of cookies and storage, wherever the page is; as soon as they can be shown, where that part is still on its way. */
export function openConsentSettings(): void {
  isWanted = askers.size === 0;
  for (const asker of askers) asker();
}

/** Who opens the settings; for the one part of the page that shows them. */
export function onConsentSettings(asker: () => void): () => void {
  askers.add(asker);
  if (isWanted) openConsentSettings();
  return () => void askers.delete(asker);
}
