import { uuid } from '@egcr/contract/ids';
import { toInstant } from '@egcr/contract/time';
import { hearTogether, type Listener } from '@egcr/server-kit/domain';
import type { Work } from '@egcr/server-kit/work';
import * as z from 'zod/mini';

import type { Notification } from '../contract/endpoints.ts';
import { NOTIFICATION_ADDED, notificationAsked } from '../contract/events.ts';
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
  await work.emit(
    ...rows.map((row) => ({
      topic: NOTIFICATION_ADDED,
      payload: toNotification(row),
      audience: [row.user_id],
    })),
  );
}

/** `notification.asked`: whatever another domain has to tell. */
export const onNotificationAsked = hearTogether(async (work, events) => {
  const notices = events.map((event) => {
    const asked = z.parse(notificationAsked, event.payload);
    return {
      eventId: event.id,
      userId: asked.user_id,
      kind: asked.kind,
      params: asked.params ?? {},
      link: asked.link ?? null,
    };
  });
  await notify(work, notices);
});

/** What a notification needs of `wallet.transfer_posted`; the event carries more. */
const transferPosted = z.object({
  id: z.string(),
  kind: z.string(),
  amount: z.object({ value: z.string(), assetCode: z.string(), assetScale: z.number() }),
  from: z.nullable(z.object({ username: z.string(), name: z.string() })),
  to: z.object({ user_id: z.string() }),
  note: z.nullable(z.string()),
});

/** `wallet.transfer_posted`: money came from another person. Play money one added oneself is no news. */
export const onTransferPosted = hearTogether(async (work, events) => {
  const notices = events.flatMap((event) => {
    const { id, kind, amount, from, to, note } = z.parse(transferPosted, event.payload);
    if (kind !== 'transfer' || from === null) return [];
    return {
      eventId: event.id,
      userId: to.user_id,
      kind: 'wallet.money_received',
      params: { ...amount, from_name: from.name, from_username: from.username, note },
      link: `/wallet/transfers/${id}`,
    };
  });
  await notify(work, notices);
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

const userDeleted = z.object({ user_id: uuid });

/** What somebody was told goes with their account. */
export const onUserDeleted: Listener = async (work, { payload }) => {
  await removeNotificationsOf(work.db, z.parse(userDeleted, payload).user_id);
};
