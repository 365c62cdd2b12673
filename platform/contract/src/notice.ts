import type * as z from 'zod/mini';

import type { NoticeCategory, NoticeType } from './notice-types.ts';

/** What a sentence needs: flat, so that it can be kept and sent as it is. */
type Flat = string | number | null;
type Params = z.ZodMiniType<object, Readonly<Record<string, Flat | undefined>>>;

/** One notice, ready to be told. */
export interface Notice {
  readonly kind: string;
  readonly params: Record<string, Flat>;
  /** An address inside the product. */
  readonly link: string;
}

/** How people are told of something: declared once by `notice`, in the contract of the domain that tells it. */
export interface NoticeKind<Given extends Params = Params, About extends readonly string[] = never> {
  /** `<domain>.<what happened>`. Notices are kept under it: it never changes. */
  readonly kind: string;
  readonly params: Given;
  readonly category: NoticeCategory;
  /** By which people choose how they are told; its category is its first word. */
  readonly type: NoticeType;
  /**
   * Parameters that are the person's own words, or addresses: in mails and text messages they stand as they are. What may be the words of
   * other people, as all others may, makes no link there.
   */
  readonly own?: readonly string[];
  /** The domain that tells it mails it too, so that no second mail goes out. */
  readonly isMailedByDomain?: true;
  /** The notice itself, for `told(notificationAsked, { user_id, ...kind.of(params) })`; after the parameters what its link is made of. */
  readonly of: (params: z.input<Given>, ...about: About) => Notice;
}

/** Declares a notice: `notice('wallet.request_expired', { params, link: (id: string) => …, type: 'money.request' })`. */
export function notice<const Given extends Params, const About extends readonly string[]>(
  kind: `${string}.${string}`,
  {
    link,
    ...declared
  }: Pick<NoticeKind<Given>, 'params' | 'type' | 'isMailedByDomain'> & {
    readonly own?: readonly (keyof z.output<Given> & string)[];
    /** Where it leads: an address inside the product. */
    readonly link: (...about: About) => string;
  },
): NoticeKind<Given, About> {
  return {
    ...declared,
    kind,
    category: categoryOf(declared.type),
    of: (params, ...about) => ({ kind, params: flatOf(params), link: link(...about) }),
  };
}

/** Says it without the list of types, which the browser needs in the settings alone. */
export function categoryOf(about: NoticeType | NoticeCategory): NoticeCategory {
  return about.replace(/\..*/u, '') as NoticeCategory;
}

function flatOf(params: Readonly<Record<string, Flat | undefined>>): Record<string, Flat> {
  return Object.fromEntries(
    Object.entries(params).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
}
