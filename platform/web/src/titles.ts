import type { ScreenName } from '@egcr/contract/product-screens';

import { useText } from './i18n.tsx';
import type { Language } from './languages.ts';
import { joined, type Catalogue, type Messages } from './messages.ts';

type Heads = () => Promise<readonly Catalogue<Messages>[]>;

let titles: Catalogue<Messages> = joined([]);
let loadHeads: Heads = () => Promise.resolve([]);

/** Called once by the app with the titles of all domains' screens, and with what their public pages say about themselves. */
export function connectTitles(all: readonly Catalogue<Messages>[], heads: Heads): void {
  titles = joined(all);
  loadHeads = heads;
}

/** Writes the title of a screen in the reader's language. */
export function useTitles(): (name: ScreenName) => string {
  return useText(titles);
}

/** The titles of all screens by name. */
export function loadTitles(language: Language): Promise<Readonly<Record<string, string>>> {
  return titles.load(language);
}

/** What public pages say about themselves, by the name of the screen. */
export async function loadDescriptions(language: Language): Promise<Readonly<Record<string, string>>> {
  return joined(await loadHeads()).load(language);
}
