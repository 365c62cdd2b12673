import type { SamplePart } from '@egcr/server-kit/samples';
import { sql } from 'kysely';

/** It has no samples; a business that has had a wallet is needed, since its books stay. */
export const treasurySamples: SamplePart = {
  count: async () => 0,
  needs: async ({ db }) => {
    const { rows } = await sql<{
      organisation_id: string;
    }>`select organisation_id from treasury.guard`.execute(db);
    return rows.map(({ organisation_id: id }) => id);
  },
  remove: async () => 0,
};
