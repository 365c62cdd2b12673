import { CONCEALMENT_KEY } from './concealment.ts';
import { CONSENT_CHOICES_STORAGE_KEY, CONSENT_STORAGE_KEY } from './consent.ts';
import { DATA_SAVER_STORAGE_KEY } from './data-saver.ts';
import {
  CHOSEN_LANGUAGE_STORAGE_KEY,
  LANGUAGE_STORAGE_KEY,
  REGION_STORAGE_KEY,
  TIME_ZONE_STORAGE_KEY,
} from './languages.ts';
import { AI_BUILD_PROMPT_KEY, partnerKeys } from './partner-redirect.ts';
import { KEPT_KEY, UNSENT_KEY } from './form/kept-key.ts';
import { LOADED_ANEW_KEY } from './router/loaded-anew-key.ts';
import { SESSION_STORAGE_KEY } from './session-key.ts';
import { THEME_STORAGE_KEY } from './theme.ts';

/** Why something is kept in a browser without asking: the reader asked for what it does. */
export const keepingReasons = ['sign_in', 'answer', 'looks', 'way', 'started', 'visit'] as const;
export type KeepingReason = (typeof keepingReasons)[number];

/** Something a page keeps in a browser. */
export interface KeptInBrowser {
  /** A name that ends with `*` stands for all that begin so. */
  readonly key: string;
  /** `local` stays until it is removed, `tab` ends with the tab. */
  readonly place: 'local' | 'tab';
  readonly reason: KeepingReason;
}

/**
 * What the platform keeps in a browser without consent; domains add what they keep (`keeps` of their `web/open.ts`). A journey proves on every
 * public page that there is nothing else. Whatever is not declared needs a yes to its category first (`hasConsent`).
 */
export const platformStorage: readonly KeptInBrowser[] = [
  { key: SESSION_STORAGE_KEY, place: 'local', reason: 'sign_in' },
  { key: CONSENT_STORAGE_KEY, place: 'local', reason: 'answer' },
  { key: CONSENT_CHOICES_STORAGE_KEY, place: 'local', reason: 'answer' },
  { key: THEME_STORAGE_KEY, place: 'local', reason: 'looks' },
  { key: LANGUAGE_STORAGE_KEY, place: 'local', reason: 'looks' },
  { key: CHOSEN_LANGUAGE_STORAGE_KEY, place: 'local', reason: 'looks' },
  { key: REGION_STORAGE_KEY, place: 'local', reason: 'looks' },
  { key: TIME_ZONE_STORAGE_KEY, place: 'local', reason: 'looks' },
  { key: DATA_SAVER_STORAGE_KEY, place: 'local', reason: 'looks' },
  { key: CONCEALMENT_KEY, place: 'local', reason: 'looks' },
  ...Object.values(partnerKeys).map((key) => ({ key, place: 'tab', reason: 'way' }) as const),
  // What was entered and not yet sent, and what is on its way.
  { key: `${KEPT_KEY}*`, place: 'tab', reason: 'started' },
  // What a person changed in a form while there was no connection; forgotten when they sign out.
  { key: `${UNSENT_KEY}*`, place: 'local', reason: 'started' },
  { key: AI_BUILD_PROMPT_KEY, place: 'tab', reason: 'way' },
  { key: LOADED_ANEW_KEY, place: 'tab', reason: 'way' },
];

/** Whether something may be kept there without asking. */
export function isNecessary(
  kept: readonly KeptInBrowser[],
  { key, place }: Pick<KeptInBrowser, 'key' | 'place'>,
): boolean {
  return kept.some(
    (each) =>
      each.place === place &&
      (each.key === key || (each.key.endsWith('*') && key.startsWith(each.key.slice(0, -1)))),
  );
}
