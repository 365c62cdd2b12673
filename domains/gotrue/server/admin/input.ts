import { BAN_S_MAX } from '@egcr/identity/contract';
import { type Role, roles } from '@egcr/identity/server';
import * as z from 'zod/mini';

import { invalid } from '../errors.ts';

const text = z.nullish(z.string());
const flag = z.nullish(z.boolean());
const metadata = z.nullish(z.record(z.string(), z.unknown()));

/** Bodies of the admin API. */
export const adminBodies = {
  user: z.object({
    id: text,
    email: text,
    phone: text,
    password: text,
    email_confirm: flag,
    phone_confirm: flag,
    user_metadata: metadata,
    app_metadata: metadata,
    ban_duration: text,
  }),
  remove: z.object({ should_soft_delete: flag }),
  invite: z.object({ email: text, data: metadata }),
  link: z.object({
    type: text,
    email: text,
    new_email: text,
    password: text,
    data: metadata,
    redirect_to: text,
  }),
} as const;

export type AdminUser = z.output<typeof adminBodies.user>;

const UNITS_S: Readonly<Record<string, number>> = { h: 60 * 60, m: 60, s: 1 };
const DURATION = /^(\d+(?:\.\d+)?(?:h|m|s))+$/;

/** Seconds of a duration such as `24h` or `1h30m`; null for `none`, which lifts a ban. Refuses other texts, and more than a hundred years. */
export function readBan(text: string): number | null {
  if (text === 'none') return null;
  if (text.length > 40 || !DURATION.test(text))
    throw invalid(`invalid format for ban duration: ${text.slice(0, 40)}`);
  const ban_s = [...text.matchAll(/(\d+(?:\.\d+)?)(h|m|s)/g)].reduce(
    (sum, [, count, unit = '']) => sum + Number(count) * (UNITS_S[unit] ?? 0),
    0,
  );
  if (ban_s > BAN_S_MAX) throw invalid(`ban duration is too long: ${text}`);
  return ban_s;
}

/** `roles` of app_metadata are the person's roles; the rest is kept as it is. Refuses roles nobody knows. */
export function splitAppMetadata(given: Readonly<Record<string, unknown>>): {
  readonly roles: readonly Role[] | undefined;
  readonly rest: Readonly<Record<string, unknown>>;
} {
  const { roles: wished, provider: _provider, providers: _providers, ...rest } = given;
  if (wished === undefined) return { roles: undefined, rest };
  const read = z.safeParse(z.array(z.enum(roles)), wished ?? []);
  if (!read.success) throw invalid(`roles are ${roles.join(', ')}`);
  return { roles: read.data, rest };
}

/** What remains of earlier members when new ones are added; null takes one away. */
export function merged(
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries({ ...before, ...after }).filter(([, value]) => value !== null));
}

const PER_PAGE_USUAL = 50;
const PER_PAGE_MAX = 1000;
const PAGE_MAX = 1_000_000;
const whole = (usual: number, most: number) =>
  z.pipe(
    z.optional(z.string()),
    z.pipe(
      z.transform((given: string | undefined) => (given ? Number(given) : usual)),
      z.number().check(z.int(), z.gte(1), z.lte(most)),
    ),
  );
const paging = z.object({ page: whole(1, PAGE_MAX), per_page: whole(PER_PAGE_USUAL, PER_PAGE_MAX) });

export interface Paging {
  readonly page: number;
  readonly perPage: number;
}

/** `page` and `per_page` of an address. Refuses what is no page. */
export function readPaging(query: unknown): Paging {
  const read = z.safeParse(paging, query);
  if (!read.success) throw invalid('Bad Pagination Parameters: page and per_page are whole numbers from 1');
  return { page: read.data.page, perPage: read.data.per_page };
}

/** How clients learn of further pages. */
export function pagingHeaders(
  path: string,
  { page, perPage, total }: Paging & { readonly total: number },
): Readonly<Record<string, string>> {
  const last = Math.max(1, Math.ceil(total / perPage));
  const link = (to: number, rel: string) => `<${path}?page=${to}&per_page=${perPage}>; rel="${rel}"`;
  const links = [...(page < last ? [link(page + 1, 'next')] : []), link(last, 'last')];
  return { link: links.join(', '), 'x-total-count': String(total) };
}
