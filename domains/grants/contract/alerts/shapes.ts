import { alertPaces, asksAnything } from '@egcr/contract/alerts';
import { uuid } from '@egcr/contract/ids';
import { named } from '@egcr/contract/schema-names';
import { instant } from '@egcr/contract/time';
import * as z from 'zod/mini';

import { programmeSearch } from '../search.ts';

/** A search that is kept. Status and deadline play no part: an alert tells of what opens. */
const kept = z.omit(programmeSearch, { status: true, deadline: true, sample: true });
export type GrantAlertSearch = z.output<typeof kept>;

/** A search that is to be kept: without a word or a filter it would tell of every programme. */
export const grantAlertSearch = z.strictObject(kept.shape).check(z.refine(asksAnything, 'required'));

/** What a kept search asks for; what no filter knows any more counts as not chosen. */
export function readGrantSearch(search: Readonly<Record<string, string | undefined>>): GrantAlertSearch {
  return Object.fromEntries(
    Object.entries(search).filter(
      ([name, value]) =>
        value !== undefined &&
        Object.hasOwn(kept.shape, name) &&
        z.safeParse(kept, { [name]: value }).success,
    ),
  );
}

const said = { search: kept, pace: z.enum(alertPaces), is_on: z.boolean() };

/** An alert as everyone sees it who has its link. */
export const saidGrantAlert = named('SaidGrantAlert', z.object(said));

export const grantAlert = named(
  'GrantAlert',
  z.object({
    id: uuid,
    ...said,
    created_at: instant,
    /** When it told of a programme last; null: it has not yet. */
    told_at: z.nullable(instant),
  }),
);
export type GrantAlert = z.output<typeof grantAlert>;
