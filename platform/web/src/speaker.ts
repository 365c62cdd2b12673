import type { WireMoney } from '@egcr/contract/money';
import type { NoticeKind } from '@egcr/contract/notice';
import * as z from 'zod/mini';

import { textOf, type Catalogue, type Messages, type Reader, type Text } from './messages.ts';

/** Who reads a notice. */
export interface NoticeReader extends Reader {
  /** Writes an amount as this reader sees it: dots where they have hidden theirs. */
  readonly amount: (money: WireMoney) => string;
  /** Where days begin for them; where it is not known, as where the sentence is made. */
  readonly timeZone?: string | undefined;
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
  readonly declared: Pick<NoticeKind, 'kind' | 'category' | 'type' | 'own' | 'isMailedByDomain'>;
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
