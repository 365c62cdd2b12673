import { use } from 'react';

import { useText } from './i18n.tsx';
import { joined, type Catalogue, type Messages } from './messages.ts';

/** Fetches what a domain's acts are called, by their names: `export const loadActs: ActWords<keyof typeof orderActs> = () => import('./acts/texts.ts')`. */
export type ActWords<Name extends string = string> = () => Promise<{
  readonly actTexts: Catalogue<Readonly<Record<Name, string>>>;
}>;

let loadAll: () => Promise<readonly Catalogue<Messages>[]> = () => Promise.resolve([]);
let connected: Promise<Catalogue<Messages>> | undefined;

/** Called by the app with the acts of all domains; their words are fetched when the first act is shown. */
export function connectActs(loaders: readonly ActWords[]): void {
  loadAll = async () => (await Promise.all(loaders.map((load) => load()))).map(({ actTexts }) => actTexts);
  connected = undefined;
}

function fetchAll(): Promise<Catalogue<Messages>> {
  connected ??= loadAll()
    .then(joined)
    .catch((failure: unknown) => {
      connected = undefined;
      throw failure;
    });
  return connected;
}

/** Names an act in the reader's words; one that no domain declares by the name it is kept under. Suspends while the words are fetched. */
export function useActs(): (name: string) => string {
  const words = use(fetchAll());
  const t = useText(words);
  return (name) => (Object.hasOwn(words.english, name) ? t(name) : name);
}
