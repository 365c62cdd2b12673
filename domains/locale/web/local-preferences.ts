import { readInput } from '@egcr/contract/issues';
import { currentReader } from '@egcr/web-kit/i18n.tsx';
import { CHOSEN_LANGUAGE_STORAGE_KEY, LANGUAGE_STORAGE_KEY } from '@egcr/web-kit/languages';
import { announcePreferredCurrency } from '@egcr/web-kit/preferred-currency';
import { readStored, writeStored } from '@egcr/web-kit/stored';
import { themeChoice, type ThemeChoice } from '@egcr/web-kit/theme';

import { defaultPreferences, languageOf, preferences, type Preferences } from '../contract/index.ts';

const PREFERENCES_KEY = 'preferences';
/** Whose saved preferences this browser has taken over, and of when. */
const TAKEN_KEY = 'preferences-taken';
const SESSION_ID_KEY = 'session_id';

let known: Preferences | undefined;
const listeners = new Set<() => void>();

function readKept(): Preferences {
  try {
    const read = readInput(preferences, JSON.parse(readStored(PREFERENCES_KEY) ?? 'null'));
    if ('value' in read) return read.value;
  } catch {
    // What cannot be read counts as not chosen.
  }
  return { ...defaultPreferences, ...elsewhere() };
}

/** What was chosen by the pickers of the frame, which know no account. */
function elsewhere(): Pick<Preferences, 'theme'> & { language?: string } {
  const language = storedLanguage() ?? currentReader().chosen ?? document.documentElement.lang;
  return { theme: themeChoice(), ...(languageOf(language) ? { language } : {}) };
}

/** The language chosen in the frame, whether we have texts in it or not. */
function storedLanguage(): string | null {
  return readStored(CHOSEN_LANGUAGE_STORAGE_KEY) ?? readStored(LANGUAGE_STORAGE_KEY);
}

/** What this browser holds; the same object until it changes. */
export function localPreferences(): Preferences {
  known ??= readKept();
  return known;
}

export function onLocalPreferences(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export function keepLocally(chosen: Preferences): void {
  known = chosen;
  writeStored(PREFERENCES_KEY, JSON.stringify(chosen));
  announcePreferredCurrency(chosen.currency);
  for (const listener of listeners) listener();
}

/** Forgets what is in memory, so that storage is read again: for another tab's choice, and tests. */
export function rereadLocally(): void {
  known = undefined;
  announcePreferredCurrency(localPreferences().currency);
  for (const listener of listeners) listener();
}

interface Pickers {
  readonly theme: ThemeChoice;
  /** The language that is in effect on the page. */
  readonly language: string;
}

/** The theme and language chosen in the frame, where they differ from what is kept. */
export function changedElsewhere({ theme, language }: Pickers): Partial<Preferences> | undefined {
  const kept = localPreferences();
  // What was just chosen here is stored before its texts have come; what only the address asks for is nobody's choice.
  const isOtherLanguage = storedLanguage() === language && language !== kept.language;
  if (theme === kept.theme && !isOtherLanguage) return undefined;
  return { theme, ...(isOtherLanguage ? { language } : {}) };
}

interface Saved {
  readonly userId: string;
  readonly saved_at: string;
}

export function isTaken({ userId, saved_at }: Saved): boolean {
  return readStored(TAKEN_KEY) === `${userId} ${saved_at}`;
}

export function noteTaken({ userId, saved_at }: Saved): void {
  writeStored(TAKEN_KEY, `${userId} ${saved_at}`);
}

/** Tells one visit in this tab from another; it names no person. */
export function visitId(): string {
  const kept = readStored(SESSION_ID_KEY, () => sessionStorage);
  if (kept !== null) return kept;
  const made = crypto.randomUUID();
  writeStored(SESSION_ID_KEY, made, () => sessionStorage);
  return made;
}

// The person who shows sums learns the choice as soon as the preferences are there, before anything is changed.
announcePreferredCurrency(localPreferences().currency);
