import { uuid } from '@egcr/contract/ids';
import type { ReplyOf } from '@egcr/contract/endpoint';
import { toInstant } from '@egcr/contract/time';
import type { CallInput } from '@egcr/server-kit/domain';
import { personOf, type Work } from '@egcr/server-kit/work';
import * as z from 'zod/mini';

import type { deleteActivityCall, readActivityCall } from '../contract/endpoints.ts';
import type { ActivityLog } from '../contract/shapes.ts';
import { deleteLogs, listLogs, type LogRow } from './log-store.ts';

/** A person's own log, newest first. A page that begins nowhere is the first one. */
export async function readActivity(
  work: Work,
  { query }: CallInput<typeof readActivityCall>,
): Promise<ReplyOf<typeof readActivityCall>> {
  const after = z.safeParse(uuid, query.after);
  const rows = await listLogs(work.db, {
    userId: personOf(work).userId,
    before: after.success ? after.data : undefined,
    limit: query.limit + 1,
  });
  const shown = rows.slice(0, query.limit);
  const last = rows.length > query.limit ? shown.at(-1) : undefined;
  return { items: shown.map(shownLog), next: last?.id ?? null };
}

export function shownLog({ created_at, activity_details, ...row }: LogRow): ActivityLog {
  return { ...row, created_at: toInstant(created_at), activity_details: { ...activity_details } };
}

/** Deletes the person's own log for good. */
export async function deleteActivity(work: Work): Promise<ReplyOf<typeof deleteActivityCall>> {
  return { deleted: await deleteLogs(work.db, personOf(work).userId) };
}
