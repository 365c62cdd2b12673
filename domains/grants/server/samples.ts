import { samplesIn } from '@egcr/server-kit/samples';
import { sql } from 'kysely';

/** Invented programmes and applications. One for which money was promised is needed: the budget counts it. */
export const grantSamples = samplesIn({
  schema: 'grants',
  needs: async ({ db }) => {
    const { rows } = await sql<{ case_id: string }>`
      select case_id
      from grants.application
      where is_sample and award_id is not null`.execute(db);
    return rows.map(({ case_id: id }) => id);
  },
});
