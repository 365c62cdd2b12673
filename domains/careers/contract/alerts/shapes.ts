import { alertPaces, asksAnything } from '@egcr/contract/alerts';
import { uuid } from '@egcr/contract/ids';
import { named } from '@egcr/contract/schema-names';
import { instant } from '@egcr/contract/time';
import { searchFilters } from '@egcr/jobs/contract';
import * as z from 'zod/mini';

/** A search that is kept. How long ago jobs were posted plays no part: an alert tells of what is new. */
const kept = z.omit(searchFilters, { posted: true, sample: true });

/** A search that is to be kept: without a word or a filter it would tell of every job. */
export const alertSearch = z.strictObject(kept.shape).check(z.refine(asksAnything, 'required'));
export type AlertSearch = z.output<typeof kept>;

const said = { search: kept, pace: z.enum(alertPaces), is_on: z.boolean() };

/** An alert as everyone sees it who has its link. */
export const saidAlert = named('SaidJobAlert', z.object(said));
export type SaidAlert = z.output<typeof saidAlert>;

export const jobAlert = named(
  'JobAlert',
  z.object({
    id: uuid,
    ...said,
    created_at: instant,
    /** When it told of a job last; null: it has not yet. */
    told_at: z.nullable(instant),
  }),
);
export type JobAlert = z.output<typeof jobAlert>;
