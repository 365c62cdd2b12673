import type { Database } from '@egcr/server-kit/database';
import type { Work } from '@egcr/server-kit/work';
import { sql } from 'kysely';

import type { Notification } from '../contract/endpoints.ts';
import type {
  Channel,
  Choice,
  Choosable,
  DeliveryState,
  NoticeCategory,
  NoticeType,
} from '../contract/preferences.ts';

/** What people have chosen, by their ids; who has chosen nothing is missing. */
export async function choicesOf(
  db: Database,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, readonly Choice[]>> {
  const { rows } = await sql<{
    user_id: string;
    about: Choosable;
    channel: Channel;
    is_on: boolean;
  }>`
    select user_id, category as about, channel, is_on
    from notifications.preference
    where user_id = any(${[...userIds]}::uuid[])
    union all
    select user_id, type, channel, is_on
    from notifications.type_preference
    where user_id = any(${[...userIds]}::uuid[])`.execute(db);
  return Map.groupBy(
    rows.map(({ is_on: isOn, ...row }) => ({ ...row, isOn })),
    ({ user_id: userId }) => userId,
  );
}

/** For a category with all of its types: what was chosen for one of them alone ends. */
export async function saveCategoryChoice(
  { db, now }: Pick<Work, 'db' | 'now'>,
  {
    userId,
    category,
    channel,
    isOn,
  }: Omit<Choice, 'about'> & { readonly userId: string; readonly category: NoticeCategory },
): Promise<void> {
  await sql`
    insert into notifications.preference (user_id, category, channel, is_on, changed_at)
    values (${userId}, ${category}, ${channel}, ${isOn}, ${now})
    on conflict on constraint preference_key do update
      set is_on = excluded.is_on, changed_at = excluded.changed_at`.execute(db);
  await sql`
    delete from notifications.type_preference
    where user_id = ${userId} and split_part(type, '.', 1) = ${category} and channel = ${channel}`.execute(
    db,
  );
}

export async function saveTypeChoice(
  { db, now }: Pick<Work, 'db' | 'now'>,
  {
    userId,
    type,
    channel,
    isOn,
  }: Omit<Choice, 'about'> & { readonly userId: string; readonly type: NoticeType },
): Promise<void> {
  await sql`
    insert into notifications.type_preference (user_id, type, channel, is_on, changed_at)
    values (${userId}, ${type}, ${channel}, ${isOn}, ${now})
    on conflict on constraint type_preference_key do update
      set is_on = excluded.is_on, changed_at = excluded.changed_at`.execute(db);
}

/** Messages to one person come after each other, so that two at once do not pass the limit of a day. All lock in one order. */
export async function lockReceivers(db: Database, userIds: readonly string[]): Promise<void> {
  await sql`
    select pg_advisory_xact_lock(hashtextextended('notifications ' || user_id, 0))
    from unnest(${userIds.toSorted()}::text[]) as user_id`.execute(db);
}

export interface SentCount {
  readonly user_id: string;
  readonly channel: Channel;
  readonly count: number;
}

/** How many messages of each channel some people were sent since an instant. */
export async function countSent(
  db: Database,
  { userIds, since }: { readonly userIds: readonly string[]; readonly since: Date },
): Promise<readonly SentCount[]> {
  const { rows } = await sql<SentCount>`
    select user_id, channel, count(*)::integer as count
    from notifications.delivery
    where user_id = any(${[...userIds]}::uuid[]) and state = 'sent' and at > ${since}
    group by user_id, channel`.execute(db);
  return rows;
}

export interface NewDelivery {
  readonly notificationId: string;
  readonly userId: string;
  readonly channel: Channel;
  readonly state: DeliveryState;
}

export async function insertDeliveries(
  { db, now }: Pick<Work, 'db' | 'now'>,
  made: readonly NewDelivery[],
): Promise<void> {
  await sql`
    insert into notifications.delivery (notification_id, user_id, channel, state, at)
    select notification_id, user_id, channel, state, ${now}
    from unnest(
      ${made.map(({ notificationId }) => notificationId)}::uuid[],
      ${made.map(({ userId }) => userId)}::uuid[],
      ${made.map(({ channel }) => channel)}::text[],
      ${made.map(({ state }) => state)}::text[]
    ) as given (notification_id, user_id, channel, state)`.execute(db);
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
  await sql`delete from notifications.type_preference where user_id = ${userId}`.execute(db);
}
