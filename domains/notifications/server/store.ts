import type { PageAsked } from '@egcr/server-kit/data/page';
import type { Database } from '@egcr/server-kit/database';
import { sql } from 'kysely';

import type { Notification } from '../contract/endpoints.ts';
import { UNREAD_COUNT_MAX } from '../contract/limits.ts';

export interface NotificationRow {
  readonly id: string;
  readonly kind: string;
  readonly params: Notification['params'];
  readonly link: string | null;
  readonly created_at: Date;
  readonly read_at: Date | null;
}

export interface NewNotification {
  readonly id: string;
  readonly userId: string;
  /** The event it comes from: heard twice, it still makes one notification. */
  readonly eventId: string;
  readonly kind: string;
  readonly params: Notification['params'];
  readonly link: string | null;
  /** Not shown in the app. */
  readonly isSilent: boolean;
  readonly now: Date;
}

export interface AddedNotification extends NotificationRow {
  readonly user_id: string;
  readonly is_silent: boolean;
}

/** The new rows, without those that their event made before, in one round trip. */
export async function insertNotifications(
  db: Database,
  added: readonly NewNotification[],
): Promise<readonly AddedNotification[]> {
  const { rows } = await sql<AddedNotification>`
    insert into notifications.notification (id, user_id, event_id, kind, params, link, is_silent, created_at)
    select id, user_id, event_id, kind, params::jsonb, link, is_silent, created_at
    from unnest(
      ${added.map(({ id }) => id)}::uuid[],
      ${added.map(({ userId }) => userId)}::uuid[],
      ${added.map(({ eventId }) => eventId)}::uuid[],
      ${added.map(({ kind }) => kind)}::text[],
      ${added.map(({ params }) => JSON.stringify(params))}::text[],
      ${added.map(({ link }) => link)}::text[],
      ${added.map(({ isSilent }) => isSilent)}::boolean[],
      ${added.map(({ now }) => now)}::timestamptz[]
    ) as given (id, user_id, event_id, kind, params, link, is_silent, created_at)
    on conflict on constraint notification_event_key do nothing
    returning id, user_id, kind, params, link, is_silent, created_at, read_at`.execute(db);
  return rows;
}

/** Newest first, below an id where one is given. */
export async function listNotifications(
  db: Database,
  { userId, after, limit }: PageAsked<string> & { readonly userId: string },
): Promise<readonly NotificationRow[]> {
  const { rows } = await sql<NotificationRow>`
    select id, kind, params, link, created_at, read_at
    from notifications.notification
    where user_id = ${userId}::uuid and not is_silent and ${after === undefined ? sql`true` : sql`id < ${after}::uuid`}
    order by id desc
    limit ${limit}`.execute(db);
  return rows;
}

/** Counts unread ones, up to `UNREAD_COUNT_MAX`. */
export async function countUnread(db: Database, userId: string): Promise<number> {
  const { rows } = await sql<{ unread: bigint }>`
    select count(*) as unread
    from (
      select from notifications.notification
      where user_id = ${userId}::uuid and read_at is null and not is_silent
      limit ${UNREAD_COUNT_MAX}
    ) as counted`.execute(db);
  return Number(rows[0]?.unread ?? 0n);
}

/** Marks a person's own notifications as read, all where `ids` is undefined. What was read stays as it was. */
export async function markRead(
  db: Database,
  {
    userId,
    ids,
    now,
  }: { readonly userId: string; readonly ids: readonly string[] | undefined; readonly now: Date },
): Promise<void> {
  await sql`
    update notifications.notification
    set read_at = ${now}
    where user_id = ${userId}::uuid
      and read_at is null
      and ${ids === undefined ? sql`true` : sql`id = any (${[...ids]}::uuid[])`}`.execute(db);
}

export async function removeNotificationsOf(db: Database, userId: string): Promise<void> {
  await sql`delete from notifications.notification where user_id = ${userId}`.execute(db);
}
