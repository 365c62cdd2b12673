import { samplesIn } from '@egcr/server-kit/samples';
import { sql } from 'kysely';

/** Invented reports and alerts. Where an officer has held a payment, the case is needed: it says why. */
export const fraudSamples = samplesIn({
  schema: 'fraud',
  needs: async ({ db }) => {
    const { rows } = await sql<{ case_id: string }>`select distinct case_id from fraud.hold`.execute(db);
    return rows.map(({ case_id: id }) => id);
  },
});
