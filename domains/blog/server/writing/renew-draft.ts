import type { Database } from '@egcr/server-kit/database';
import { sql } from 'kysely';

import type { PostBody } from '../../contract/index.ts';

/** Puts figures that were read again into the text as it is written. Its version stays: who goes on writing overwrites nothing but them. */
export async function renewDraft(
  db: Database,
  row: { readonly postId: string; readonly language: string; readonly body: PostBody },
): Promise<void> {
  await sql`
    update blog.draft set body = ${JSON.stringify(row.body)}::jsonb
    where post_id = ${row.postId} and language = ${row.language}`.execute(db);
}
