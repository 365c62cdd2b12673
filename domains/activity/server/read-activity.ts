import type { ReplyOf } from '@egcr/contract/endpoint';
import { toInstant } from '@egcr/contract/time';
import { pageById } from '@egcr/server-kit/data/page';
import type { CallInput } from '@egcr/server-kit/domain';
import { personOf, type Work } from '@egcr/server-kit/work';

import type { deleteActivityCall, readActivityCall } from '../contract/endpoints.ts';
import type { ActivityLog } from '../contract/shapes.ts';
import { deleteLogs, listLogs, type LogRow } from './log-store.ts';

/** A person's own log, newest first. Refuses a cursor that is no id. */
export async function readActivity(
  work: Work,
  { query }: CallInput<typeof readActivityCall>,
): Promise<ReplyOf<typeof readActivityCall>> {
  const { userId } = personOf(work);
  const { rows, next } = await pageById(query, (asked) => listLogs(work.db, { userId, ...asked }));
  return { items: rows.map(shownLog), next };
}

export function shownLog({ created_at, activity_details, ...row }: LogRow): ActivityLog {
  return { ...row, created_at: toInstant(created_at), activity_details: { ...activity_details } };
}

/** Deletes the person's own log for good. */
export async function deleteActivity(work: Work): Promise<ReplyOf<typeof deleteActivityCall>> {
  return { deleted: await deleteLogs(work.db, personOf(work).userId) };
}
