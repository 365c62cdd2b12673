import type { Database } from '@egcr/server-kit/database';
import type { Work } from '@egcr/server-kit/work';
import { sql } from 'kysely';

import type { Notification } from '../contract/endpoints.ts';
import type { Channel, Choice, DeliveryState, NoticeCategory } from '../contract/preferences.ts';

/** What people have chosen, by their ids; who has chosen nothing is missing. */
export async function choicesOf(
  db: Database,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, readonly Choice[]>> {
  const { rows } = await sql<{
    user_id: string;
    category: NoticeCategory;
    channel: Channel;
    is_on: boolean;
  }>`
    select user_id, category, channel, is_on
    from notifications.preference
    where user_id = any(${[...userIds]}::uuid[])`.execute(db);
  return Map.groupBy(
    rows.map(({ is_on: isOn, ...row }) => ({ ...row, isOn })),
    ({ user_id: userId }) => userId,
  );
}

export async function saveChoice(
  { db, now }: Pick<Work, 'db' | 'now'>,
  { userId, category, channel, isOn }: Choice & { readonly userId: string },
): Promise<void> {
  await sql`
    insert into notifications.preference (user_id, category, channel, is_on, changed_at)
    values (${userId}, ${category}, ${channel}, ${isOn}, ${now})
    on conflict on constraint preference_key do update
      set is_on = excluded.is_on, changed_at = excluded.changed_at`.execute(db);
}

/** Messages to one person come after each other, so that two at once do not pass the limit of a day. */
export async function lockReceiver(db: Database, userId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`notifications ${userId}`}, 0))`.execute(db);
}

/** How many messages of a channel a person was sent since an instant. */
export async function countSent(
  db: Database,
  { userId, channel, since }: { readonly userId: string; readonly channel: Channel; readonly since: Date },
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count
    from notifications.delivery
    where user_id = ${userId} and channel = ${channel} and state = 'sent' and at > ${since}`.execute(db);
  return rows[0]?.count ?? 0;
}

export async function insertDelivery(
  { db, now }: Pick<Work, 'db' | 'now'>,
  {
    notificationId,
    userId,
    channel,
    state,
  }: {
    readonly notificationId: string;
    readonly userId: string;
    readonly channel: Channel;
    readonly state: DeliveryState;
  },
): Promise<void> {
  await sql`
    insert into notifications.delivery (notification_id, user_id, channel, state, at)
    values (${notificationId}, ${userId}, ${channel}, ${state}, ${now})`.execute(db);
}

export interface DeliveryRow {
  readonly id: string;
  readonly kind: string;
  readonly params: Notification['params'];
  readonly channel: 'email' | 'sms';
  readonly state: DeliveryState;
  readonly at: Date;
}

/** The last messages to a person. */
export async function deliveriesOf(
  db: Database,
  { userId, limit }: { readonly userId: string; readonly limit: number },
): Promise<readonly DeliveryRow[]> {
  const { rows } = await sql<DeliveryRow>`
    select n.id, n.kind, n.params, d.channel, d.state, d.at
    from notifications.delivery as d
    join notifications.notification as n on n.id = d.notification_id
    where d.user_id = ${userId}
    order by d.at desc, n.id desc, d.channel
    limit ${limit}`.execute(db);
  return rows;
}

export async function removeChoicesOf(db: Database, userId: string): Promise<void> {
  await sql`delete from notifications.preference where user_id = ${userId}`.execute(db);
}
