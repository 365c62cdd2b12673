import { toInstant } from '@egcr/contract/time';
import { userDeleted } from '@egcr/identity/contract';
import { hear, hearTogether, told } from '@egcr/server-kit/event-kinds';
import type { Work } from '@egcr/server-kit/work';

import type { Notification } from '../contract/endpoints.ts';
import { notificationAdded, notificationAsked } from '../contract/events.ts';
import { insertNotifications, removeNotificationsOf, type NotificationRow } from './store.ts';

interface Notice {
  readonly eventId: string;
  readonly userId: string;
  readonly kind: string;
  readonly params: Notification['params'];
  readonly link: string | null;
}

/** Stores notifications and tells the people's open pages; passes over those that their event made before. */
async function notify(work: Work, notices: readonly Notice[]): Promise<void> {
  if (notices.length === 0) return;
  const added = notices.map((notice) => ({ ...notice, id: work.newId(), now: work.now }));
  const rows = await insertNotifications(work.db, added);
  await work.emit(...rows.map((row) => told(notificationAdded, toNotification(row), [row.user_id])));
}

/** What other domains ask for, and what goes with an account. */
export const notificationListeners = {
  ...hearTogether(notificationAsked, async (work, events) => {
    const notices = events.map(({ id, payload: { user_id: userId, kind, params, link, cause } }) => ({
      eventId: cause ?? id,
      userId,
      kind,
      params: params ?? {},
      link: link ?? null,
    }));
    await notify(work, notices);
  }),
  ...hear(userDeleted, (work, { user_id: userId }) => removeNotificationsOf(work.db, userId)),
};

/** A row as it travels. */
export function toNotification(row: NotificationRow): Notification {
  return {
    id: row.id,
    kind: row.kind,
    params: row.params,
    link: row.link,
    created_at: toInstant(row.created_at),
    read_at: row.read_at && toInstant(row.read_at),
  };
}
