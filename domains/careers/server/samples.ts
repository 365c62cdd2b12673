import { samplesIn } from '@egcr/server-kit/samples';
import { sql } from 'kysely';

/** Invented applications. A job to which a real person has applied is needed, invented or not. */
export const careerSamples = samplesIn({
  schema: 'careers',
  needs: async ({ db }) => {
    const { rows } = await sql<{ job_id: string }>`
      select distinct job_id
      from careers.application
      where not is_sample`.execute(db);
    return rows.map(({ job_id: id }) => id);
  },
});
