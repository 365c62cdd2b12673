import { samplesIn } from '@egcr/server-kit/samples';
import { sql } from 'kysely';

/**
 * Invented programmes and applications. Where money was promised, an application is needed as long as the budget of a real programme counts it, a
 * payment waits, or money was taken back. The budget of an invented programme goes with it; the ledger keeps what was moved.
 */
export const grantSamples = samplesIn({
  schema: 'grants',
  needs: async ({ db }) => {
    const { rows } = await sql<{ case_id: string }>`
      select a.case_id
      from grants.application a
      join grants.programme p on p.id = a.programme_id
      where a.is_sample and a.award_id is not null
        and (not p.is_sample
          or exists (select from grants.milestone m where m.award_id = a.award_id and m.state = 'to_pay')
          or exists (select from grants.recovery r where r.award_id = a.award_id))`.execute(db);
    return rows.map(({ case_id: id }) => id);
  },
});
