import type { NoticeCategory, NoticeKind } from '@egcr/contract/notice';
import type { WireMoney } from '@egcr/contract/money';
import { use } from 'react';
import * as z from 'zod/mini';

import { useLanguage } from './i18n.tsx';
import { joined, textOf, type Catalogue, type Messages, type Reader, type Text } from './messages.ts';

/** Who reads a notice. */
export interface NoticeReader extends Reader {
  /** Writes an amount as this reader sees it: dots where they have hidden theirs. */
  readonly amount: (money: WireMoney) => string;
}

/** What a notice says. */
export interface Said {
  readonly title: string;
  /** What another person wrote; shown apart, since it may be in any language. */
  readonly note?: string | null | undefined;
  /** The money has left, or would have. */
  readonly isOutgoing?: true;
}

/** A notice as people receive it. */
export interface Noticed {
  readonly kind: string;
  readonly params: Readonly<Record<string, string | number | null>>;
}

/** A declared notice with its sentence. Made by `speaker`. */
export interface SpokenNotice {
  readonly declared: Pick<NoticeKind, 'kind' | 'category'>;
  readonly texts: Catalogue<Messages>;
  /** Undefined where the parameters cannot be read. */
  readonly say: (params: Noticed['params'], reader: NoticeReader) => Said | undefined;
}

type AnyNotice<Params extends z.ZodMiniType> = SpokenNotice['declared'] & { readonly params: Params };
type Say<M extends Messages, Given> = (t: Text<M>, params: Given, reader: NoticeReader) => Said;

/** Gives notices their sentences, from one catalogue: `const say = speaker(noticeTexts); export const notices = [say(paid, (t, { name }) => …)]`. */
export function speaker<M extends Messages>(
  texts: Catalogue<M>,
): <Params extends z.ZodMiniType>(
  declared: AnyNotice<Params>,
  say: Say<M, z.output<Params>>,
) => SpokenNotice {
  return (declared, say) => ({
    declared,
    texts,
    say: (params, reader) => {
      const read = z.safeParse(declared.params, params);
      if (!read.success) return undefined;
      return say(textOf<M>(texts.peek(reader.language) ?? texts.english, reader), read.data, reader);
    },
  });
}

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
