import type { ReplyOf } from '@egcr/contract/endpoint';
import { pageById } from '@egcr/server-kit/data/page';
import type { CallInput } from '@egcr/server-kit/domain';
import { personOf, type Work } from '@egcr/server-kit/work';

import type { markReadCall, notificationsCall } from '../contract/endpoints.ts';
import { toNotification } from './notify.ts';
import { countUnread, listNotifications, markRead } from './store.ts';

/** A page of what a person should know, newest first. Refuses a cursor that is no id. */
export async function readNotifications(
  work: Work,
  { query }: CallInput<typeof notificationsCall>,
): Promise<ReplyOf<typeof notificationsCall>> {
  const { userId } = personOf(work);
  const { rows, next } = await pageById(query, (asked) => listNotifications(work.db, { userId, ...asked }));
  return { items: rows.map(toNotification), next, unread: await countUnread(work.db, userId) };
}

/** Marks one's own notifications as read; ids that are not one's own, or unknown, change nothing. */
export async function markNotificationsRead(
  work: Work,
  { body }: CallInput<typeof markReadCall>,
): Promise<ReplyOf<typeof markReadCall>> {
  const { userId } = personOf(work);
  await markRead(work.db, { userId, ids: body.ids, now: work.now });
  return { unread: await countUnread(work.db, userId) };
}
