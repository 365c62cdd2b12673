import type * as z from 'zod/mini';

/**
 * What a notice is about. `money` has moved or is asked for, `security` concerns the account, `task` waits for a person, `alert` is what they
 * wanted to be told of. People choose by these how they are told.
 */
export const noticeCategories = ['money', 'security', 'task', 'alert'] as const;
export type NoticeCategory = (typeof noticeCategories)[number];

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
  /** The domain that tells it mails it too, so that no second mail goes out. */
  readonly isMailedByDomain?: true;
  /** The notice itself, for `told(notificationAsked, { user_id, ...kind.of(params) })`; after the parameters what its link is made of. */
  readonly of: (params: z.input<Given>, ...about: About) => Notice;
}

/** Declares a notice: `notice('wallet.request_expired', { params, link: (id: string) => …, category: 'money' })`. */
export function notice<const Given extends Params, const About extends readonly string[]>(
  kind: `${string}.${string}`,
  {
    link,
    ...declared
  }: Pick<NoticeKind<Given>, 'params' | 'category' | 'isMailedByDomain'> & {
    /** Where it leads: an address inside the product. */
    readonly link: (...about: About) => string;
  },
): NoticeKind<Given, About> {
  return {
    ...declared,
    kind,
    of: (params, ...about) => ({ kind, params: flatOf(params), link: link(...about) }),
  };
}

function flatOf(params: Readonly<Record<string, Flat | undefined>>): Record<string, Flat> {
  return Object.fromEntries(
    Object.entries(params).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
}
