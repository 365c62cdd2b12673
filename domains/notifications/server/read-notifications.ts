import { uuid } from '@egcr/contract/ids';
import type { ReplyOf } from '@egcr/contract/endpoint';
import type { CallInput } from '@egcr/server-kit/domain';
import { validationRefusal } from '@egcr/server-kit/refusal';
import { personOf, type Work } from '@egcr/server-kit/work';
import * as z from 'zod/mini';

import type { markReadCall, notificationsCall } from '../contract/endpoints.ts';
import { toNotification } from './notify.ts';
import { countUnread, listNotifications, markRead } from './store.ts';

/** A page of what a person should know, newest first. `after` is the id of the last one shown. */
export async function readNotifications(
  work: Work,
  { query }: CallInput<typeof notificationsCall>,
): Promise<ReplyOf<typeof notificationsCall>> {
  const { userId } = personOf(work);
  if (query.after !== undefined && !z.safeParse(uuid, query.after).success) {
    throw validationRefusal([{ field: 'after', code: 'cursor_unknown' }]);
  }
  // One more than asked for tells whether there is another page.
  const rows = await listNotifications(work.db, { userId, below: query.after, limit: query.limit + 1 });
  const items = rows.slice(0, query.limit).map(toNotification);
  const next = rows.length > query.limit ? (items.at(-1)?.id ?? null) : null;
  return { items, next, unread: await countUnread(work.db, userId) };
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
