import type { ReplyOf } from '@egcr/contract/endpoint';
import { platformRefusals } from '@egcr/contract/refusals';
import type { CallInput } from '@egcr/server-kit/domain';
import type { Database } from '@egcr/server-kit/database';
import { Refusal } from '@egcr/server-kit/refusal';
import { personOf, type Work } from '@egcr/server-kit/work';
import { sql } from 'kysely';

import { SAVED_VIEWS_MAX } from '../contract/limits.ts';
import { caseRefusals } from '../contract/refusals.ts';
import type { listViewsCall, removeViewCall, saveViewCall, SavedView } from '../contract/view-endpoints.ts';

/** GET /admin/case-views. */
export async function listViews(work: Work): Promise<ReplyOf<typeof listViewsCall>> {
  const { rows } = await sql<SavedView>`
    select id, name, view from cases.saved_view
    where owner_id = ${personOf(work).userId}
    order by name
    limit ${SAVED_VIEWS_MAX}`.execute(work.db);
  return { items: [...rows] };
}

/** PUT /admin/case-views. Refuses too_many_views. */
export async function saveView(work: Work, { body }: CallInput<typeof saveViewCall>): Promise<SavedView> {
  const { userId } = personOf(work);
  // Two tabs that save at the same moment follow each other, so that the limit holds.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`case views ${userId}`}, 0))`.execute(work.db);
  const { rows } = await sql<SavedView>`
    insert into cases.saved_view (id, owner_id, name, view, saved_at)
    select ${work.newId()}, ${userId}, ${body.name}, ${JSON.stringify(body.view)}::jsonb, ${work.now}
    where (select count(*) from cases.saved_view where owner_id = ${userId} and name <> ${body.name}) < ${SAVED_VIEWS_MAX}
    on conflict (owner_id, name) do update set view = excluded.view, saved_at = excluded.saved_at
    returning id, name, view`.execute(work.db);
  if (!rows[0]) throw new Refusal(caseRefusals.too_many_views);
  return rows[0];
}

/** DELETE /admin/case-views/:id. Refuses not_found. */
export async function removeView(
  work: Work,
  { params }: CallInput<typeof removeViewCall>,
): Promise<undefined> {
  const { rows } = await sql`
    delete from cases.saved_view where id = ${params.id} and owner_id = ${personOf(work).userId}
    returning id`.execute(work.db);
  if (rows.length === 0) throw new Refusal(platformRefusals.not_found);
  return undefined;
}

export async function forgetViews(db: Database, userId: string): Promise<void> {
  await sql`delete from cases.saved_view where owner_id = ${userId}`.execute(db);
}
