import type { NoticeCategory } from '@egcr/contract/notice-types';
import { use } from 'react';

import { useLanguage } from './i18n.tsx';
import { joined, type Catalogue, type Messages } from './messages.ts';
import type { Noticed, NoticeReader, Said, SpokenNotice } from './speaker.ts';

interface Connected {
  readonly byKind: ReadonlyMap<string, SpokenNotice>;
  readonly texts: Catalogue<Messages>;
}

let load: () => Promise<readonly SpokenNotice[]> = () => Promise.resolve([]);
let connected: Promise<Connected> | undefined;

/** Called by the app with the notices of all domains; they are fetched when the first is read. */
export function connectNotices(loadAll: () => Promise<readonly SpokenNotice[]>): void {
  load = loadAll;
  connected = undefined;
}

function fetchAll(): Promise<Connected> {
  connected ??= load()
    .then((all) => ({
      byKind: new Map(all.map((spoken) => [spoken.declared.kind, spoken])),
      texts: joined([...new Set(all.map(({ texts }) => texts))]),
    }))
    .catch((failure: unknown) => {
      connected = undefined;
      throw failure;
    });
  return connected;
}

type SaidNotice = (Said & { readonly category: NoticeCategory }) | undefined;

/** Says notices in the reader's words; undefined for one that nobody declares or that cannot be read. Suspends while the words are fetched. */
export function useNotices(): (noticed: Noticed, reader: NoticeReader) => SaidNotice {
  const { language } = useLanguage();
  const { byKind, texts } = use(fetchAll());
  use(texts.load(language));
  return (noticed, reader) => say(byKind, noticed, reader);
}

/** The same for a page that has nothing to say yet: the words are fetched with the first notice. */
export function useNoticesLater(): (noticed: Noticed, reader: NoticeReader) => Promise<SaidNotice> {
  const { language } = useLanguage();
  return async (noticed, reader) => {
    const { byKind, texts } = await fetchAll();
    await texts.load(language);
    return say(byKind, noticed, reader);
  };
}

function say(byKind: Connected['byKind'], { kind, params }: Noticed, reader: NoticeReader): SaidNotice {
  const spoken = byKind.get(kind);
  const said = spoken?.say(params, reader);
  return spoken && said && { ...said, category: spoken.declared.category };
}
