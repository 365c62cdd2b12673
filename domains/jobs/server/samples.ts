import { samplesIn } from '@egcr/server-kit/samples';
import { sql } from 'kysely';

/** Invented jobs. One that stays needs the case in which it was looked at. */
export const jobSamples = samplesIn({
  schema: 'jobs',
  needs: async ({ db }, kept) => {
    const { rows } = await sql<{ case_id: string | null }>`
      select case_id
      from jobs.posting
      where is_sample and id = any (${[...kept]}::uuid[])`.execute(db);
    return rows.flatMap(({ case_id: id }) => id ?? []);
  },
});
