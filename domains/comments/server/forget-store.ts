import type { Database } from '@egcr/server-kit/database';
import { sql } from 'kysely';

/** What goes with an account: comments and reports. A comment to which others have replied stays without text and writer. */
export async function forgetPerson(db: Database, userId: string): Promise<void> {
  await sql`delete from comments.comment where writer_id = ${userId} and parent_id is not null`.execute(db);
  await sql`
    delete from comments.comment where writer_id = ${userId}
      and not exists (select from comments.comment as reply where reply.parent_id = comment.id)`.execute(db);
  await sql`
    update comments.comment set state = 'removed', text = '', writer_id = null, open_reports = 0
    where writer_id = ${userId}`.execute(db);
  await sql`
    update comments.comment set open_reports = open_reports - 1
    where open_reports > 0 and id in (
      select comment_id from comments.report where reporter_id = ${userId} and not is_settled)`.execute(db);
  await sql`delete from comments.report where reporter_id = ${userId}`.execute(db);
}
