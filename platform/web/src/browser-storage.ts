import { CONSENT_CHOICES_STORAGE_KEY, CONSENT_STORAGE_KEY } from './consent.ts';
import { DATA_SAVER_STORAGE_KEY } from './data-saver.ts';
import {
  CHOSEN_LANGUAGE_STORAGE_KEY,
  LANGUAGE_STORAGE_KEY,
  REGION_STORAGE_KEY,
  TIME_ZONE_STORAGE_KEY,
} from './languages.ts';
import { AI_BUILD_PROMPT_KEY, partnerKeys } from './partner-redirect.ts';
import { SESSION_STORAGE_KEY } from './session-key.ts';
import { THEME_STORAGE_KEY } from './theme.ts';

/** Why something is kept in a browser without asking: the reader asked for what it does. */
export const keepingReasons = ['sign_in', 'answer', 'looks', 'way', 'started', 'visit'] as const;
export type KeepingReason = (typeof keepingReasons)[number];

interface KeptInBrowser {
  /** A name that ends with `*` stands for all that begin so. */
  readonly key: string;
  /** `local` stays until it is removed, `tab` ends with the tab. */
  readonly place: 'local' | 'tab';
  readonly reason: KeepingReason;
}

/**
 * All that pages keep in a browser without consent; a journey proves on every public page that there is nothing else. Whatever is not
 * listed here needs a yes to its category first (`hasConsent`).
 */
export const necessaryStorage: readonly KeptInBrowser[] = [
  { key: SESSION_STORAGE_KEY, place: 'local', reason: 'sign_in' },
  { key: CONSENT_STORAGE_KEY, place: 'local', reason: 'answer' },
  { key: CONSENT_CHOICES_STORAGE_KEY, place: 'local', reason: 'answer' },
  { key: THEME_STORAGE_KEY, place: 'local', reason: 'looks' },
  { key: LANGUAGE_STORAGE_KEY, place: 'local', reason: 'looks' },
  { key: CHOSEN_LANGUAGE_STORAGE_KEY, place: 'local', reason: 'looks' },
  { key: REGION_STORAGE_KEY, place: 'local', reason: 'looks' },
  { key: TIME_ZONE_STORAGE_KEY, place: 'local', reason: 'looks' },
  { key: DATA_SAVER_STORAGE_KEY, place: 'local', reason: 'looks' },
  { key: 'motion', place: 'local', reason: 'looks' },
  { key: 'contrast', place: 'local', reason: 'looks' },
  { key: 'text-size', place: 'local', reason: 'looks' },
  { key: 'preferences', place: 'local', reason: 'looks' },
  { key: 'preferences-taken', place: 'local', reason: 'looks' },
  { key: 'egcr.wallet.concealed', place: 'local', reason: 'looks' },
  { key: 'pending_referral_code', place: 'local', reason: 'way' },
  ...Object.values(partnerKeys).map((key) => ({ key, place: 'tab', reason: 'way' }) as const),
  { key: AI_BUILD_PROMPT_KEY, place: 'tab', reason: 'way' },
  { key: 'egcr.wallet.*', place: 'tab', reason: 'started' },
  { key: 'resetMailSentAt', place: 'tab', reason: 'started' },
  { key: 'passwordRecovery', place: 'tab', reason: 'started' },
  { key: 'session_id', place: 'tab', reason: 'visit' },
];

/** Whether something may be kept there without asking. */
export function isNecessary(key: string, place: 'local' | 'tab'): boolean {
  return necessaryStorage.some(
    (kept) =>
      kept.place === place &&
      (kept.key === key || (kept.key.endsWith('*') && key.startsWith(kept.key.slice(0, -1)))),
  );
}
