import { toInstant } from '@egcr/contract/time';
import { userDeleted } from '@egcr/identity/contract';
import { hear, hearTogether, told } from '@egcr/server-kit/event-kinds';
import type { Work } from '@egcr/server-kit/work';

import type { Notification } from '../contract/endpoints.ts';
import { notificationAdded, notificationAsked } from '../contract/events.ts';
import { isTold } from '../contract/preferences.ts';
import { deliver } from './deliver.ts';
import { choicesOf, removeChoicesOf } from './delivery-store.ts';
import type { NotificationParts } from './parts.ts';
import { insertNotifications, removeNotificationsOf, type NotificationRow } from './store.ts';

interface Notice {
  readonly eventId: string;
  readonly userId: string;
  readonly kind: string;
  readonly params: Notification['params'];
  readonly link: string | null;
}

/** Stores notifications, tells the people's open pages, and sends what they want sent; passes over those that their event made before. */
async function notify(parts: NotificationParts, work: Work, notices: readonly Notice[]): Promise<void> {
  if (notices.length === 0) return;
  const choices = await choicesOf(work.db, [...new Set(notices.map(({ userId }) => userId))]);
  const added = notices.map((notice) => {
    const type = parts.say(notice, 'en')?.type;
    const isSilent = type !== undefined && !isTold(choices.get(notice.userId) ?? [], type, 'in_app');
    return { ...notice, isSilent, id: work.newId(), now: work.now };
  });
  const rows = await insertNotifications(work.db, added);
  const shown = rows.filter((row) => !row.is_silent);
  await work.emit(...shown.map((row) => told(notificationAdded, toNotification(row), [row.user_id])));
  await deliver(parts, work, { rows, choices });
}

/** What other domains ask for, and what goes with an account. */
export const notificationListeners = (parts: NotificationParts) => ({
  ...hearTogether(notificationAsked, async (work, events) => {
    const notices = events.map(({ id, payload: { user_id: userId, kind, params, link, cause } }) => ({
      eventId: cause ?? id,
      userId,
      kind,
      params: params ?? {},
      link: link ?? null,
    }));
    await notify(parts, work, notices);
  }),
  ...hear(userDeleted, async (work, { user_id: userId }) => {
    await removeNotificationsOf(work.db, userId);
    await removeChoicesOf(work.db, userId);
  }),
});

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
