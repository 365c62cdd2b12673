import type { NoticeCategory } from '@egcr/contract/notice';
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

/** Says notices in the reader's words; undefined for one that nobody declares or that cannot be read. Suspends while the words are fetched. */
export function useNotices(): (
  noticed: Noticed,
  reader: NoticeReader,
) => (Said & { readonly category: NoticeCategory }) | undefined {
  const { language } = useLanguage();
  const { byKind, texts } = use(fetchAll());
  use(texts.load(language));
  return ({ kind, params }, reader) => {
    const spoken = byKind.get(kind);
    const said = spoken?.say(params, reader);
    return spoken && said && { ...said, category: spoken.declared.category };
  };
}
