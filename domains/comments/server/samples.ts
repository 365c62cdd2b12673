import { samplesIn } from '@egcr/server-kit/samples';
import { sql } from 'kysely';

/** Invented comments. What a person wrote needs the thing it is about, and the comment that it replies to. */
export const commentSamples = samplesIn({
  schema: 'comments',
  needs: async ({ db }) => {
    const { rows } = await sql<{ subject_id: string; parent_id: string | null }>`
      select distinct subject_id, parent_id from comments.comment where sample_name is null`.execute(db);
    return rows.flatMap(({ subject_id: subject, parent_id: parent }) =>
      parent === null ? [subject] : [subject, parent],
    );
  },
});
