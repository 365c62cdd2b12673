import type { ReplyOf } from '@egcr/contract/endpoint';
import { toInstant } from '@egcr/contract/time';
import type { CallInput } from '@egcr/server-kit/domain';
import { personOf, type Work } from '@egcr/server-kit/work';
import { sql } from 'kysely';
import * as z from 'zod/mini';

import { arrangement } from '../contract/arrangement.ts';
import type { readArrangementCall, saveArrangementCall } from '../contract/dashboard-endpoints.ts';

type Kept = ReplyOf<typeof readArrangementCall>;

/** GET /dashboard/arrangement. */
export async function readArrangement(work: Work): Promise<Kept> {
  const { rows } = await sql<{ arrangement: unknown; saved_at: Date }>`
    select arrangement, saved_at from site.dashboard where user_id = ${personOf(work).userId}`.execute(
    work.db,
  );
  const [row] = rows;
  if (row === undefined) return { arrangement: null, saved_at: null };
  return { arrangement: z.parse(arrangement, row.arrangement), saved_at: toInstant(row.saved_at) };
}

/** PUT /dashboard/arrangement. */
export async function saveArrangement(
  work: Work,
  { body }: CallInput<typeof saveArrangementCall>,
): Promise<Kept> {
  const { userId } = personOf(work);
  if (body.arrangement === null) {
    await forgetArrangement(work, userId);
    return { arrangement: null, saved_at: null };
  }
  await sql`
    insert into site.dashboard (user_id, arrangement, saved_at)
    values (${userId}, ${JSON.stringify(body.arrangement)}::jsonb, ${work.now})
    on conflict (user_id) do update set arrangement = excluded.arrangement, saved_at = excluded.saved_at`.execute(
    work.db,
  );
  return { arrangement: body.arrangement, saved_at: toInstant(work.now) };
}

export async function forgetArrangement({ db }: Pick<Work, 'db'>, userId: string): Promise<void> {
  await sql`delete from site.dashboard where user_id = ${userId}`.execute(db);
}
