import { samplesIn } from '@egcr/server-kit/samples';
import { sql } from 'kysely';

/** Invented claims. One with a week for which money was asked is needed: the week catches a second payment of it. */
export const supportSamples = samplesIn({
  schema: 'support',
  needs: async ({ db }) => {
    const { rows } = await sql<{ case_id: string }>`
      select distinct w.case_id
      from support.week w
      join support.claim c on c.case_id = w.case_id
      where c.is_sample and (w.cycle_id is not null or w.payment_id is not null)`.execute(db);
    return rows.map(({ case_id: id }) => id);
  },
});
