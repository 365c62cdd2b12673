import * as z from 'zod/mini';

import { PAGE_LIMIT_DEFAULT, PAGE_LIMIT_MAX } from './limits.ts';

/**
 * Keyset paging: `after` is the opaque `next` of the page before, refused with `cursor_unknown` where the list has not written it;
 * newest first unless the call says otherwise. The server reads such lists with `@egcr/server-kit/data/page`.
 */
export const pageQuery = z.object({
  after: z.optional(z.string().check(z.maxLength(400))),
  limit: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(PAGE_LIMIT_MAX)), PAGE_LIMIT_DEFAULT),
});

/** `next` is null at the end. */
export function pageOf<const Item extends z.ZodMiniType>(item: Item) {
  return z.object({ items: z.array(item), next: z.nullable(z.string()) });
}

/** Of a list that has invented rows beside real ones: leaves them out. Spread into the call's query. */
export const samplesQuery = { sample: z.optional(z.enum(['hidden'], 'not_offered')) };

export interface Page<Item> {
  readonly items: readonly Item[];
  readonly next: string | null;
}
