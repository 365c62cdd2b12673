import { useCallback, useSyncExternalStore } from 'react';

import { readStored, writeStored } from './stored.ts';

export const themeChoices = ['system', 'light', 'dark'] as const;
export type ThemeChoice = (typeof themeChoices)[number];

export const THEME_STORAGE_KEY = 'theme';

const listeners = new Set<() => void>();

function isChoice(text: string | null): text is ThemeChoice {
  return themeChoices.some((choice) => choice === text);
}

/** What the person chose in this browser; the system's look unless they did. */
export function themeChoice(): ThemeChoice {
  const stored = readStored(THEME_STORAGE_KEY);
  return isChoice(stored) ? stored : 'system';
}

function prefersDark(): MediaQueryList {
  return matchMedia('(prefers-color-scheme: dark)');
}

/** Puts the choice on the page. */
export function applyTheme(): void {
  const choice = themeChoice();
  const isDark = choice === 'dark' || (choice === 'system' && prefersDark().matches);
  document.documentElement.dataset['theme'] = isDark ? 'dark' : 'light';
  colourBrowser(choice);
  for (const listener of listeners) listener();
}

/** The colour of the browser's own bars: one for each theme stands in the document, the system's look chooses unless the person did. */
function colourBrowser(choice: ThemeChoice): void {
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const own = meta.dataset['for'];
    const chosen = own === choice ? 'all' : 'not all';
    meta.setAttribute('media', choice === 'system' ? `(prefers-color-scheme: ${own})` : chosen);
  }
}

/** Follows the system and other tabs. Call once at start. */
export function followTheme(): void {
  applyTheme();
  prefersDark().addEventListener('change', applyTheme);
  window.addEventListener('storage', (event) => {
    if (event.key === THEME_STORAGE_KEY) applyTheme();
  });
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** The person's choice, and how to change it. */
export function useTheme(): { readonly choice: ThemeChoice; readonly choose: (choice: ThemeChoice) => void } {
  const choice = useSyncExternalStore(subscribe, themeChoice, () => 'system' as const);
  const choose = useCallback((next: ThemeChoice) => {
    writeStored(THEME_STORAGE_KEY, next);
    applyTheme();
  }, []);
  return { choice, choose };
}
