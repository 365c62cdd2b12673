import type { Database } from '@egcr/server-kit/database';
import { sql } from 'kysely';

import type { ApiEventType, Delivery } from '../../contract/index.ts';
import { LOOKED_THROUGH_MAX, says } from '../looked-through.ts';

export interface EventRow {
  readonly id: string;
  readonly owner_id: string;
  readonly is_live: boolean;
  readonly type: ApiEventType;
  readonly object: Record<string, unknown>;
  readonly at: Date;
}

/** Writes an event once, however often it is heard; undefined where it is there already. */
export async function insertEvent(db: Database, row: EventRow): Promise<EventRow | undefined> {
  const { rows } = await sql<EventRow>`
    insert into developers.event (id, owner_id, is_live, type, object, at)
    values (
      ${row.id}::uuid, ${row.owner_id}::uuid, ${row.is_live}, ${row.type}, ${JSON.stringify(row.object)}::jsonb,
      ${row.at})
    on conflict do nothing
    returning id, owner_id, is_live, type, object, at`.execute(db);
  return rows[0];
}

/** The title and the id of what an event is about. */
const about = [sql`event.object ->> 'title'`, sql`event.object ->> 'id'`] as const;

export interface EventsAsked {
  readonly ownerId: string;
  readonly type?: ApiEventType | undefined;
  readonly isLive?: boolean | undefined;
  /** Part of the title or of the id of what it is about. */
  readonly words?: string | undefined;
  readonly after?: string | undefined;
  readonly limit: number;
}

export async function listEvents(db: Database, asked: EventsAsked): Promise<readonly EventRow[]> {
  const { ownerId, type, isLive, words, after, limit } = asked;
  const { rows } = await sql<EventRow>`
    select id, owner_id, is_live, type, object, at
    from (
      select id, owner_id, is_live, type, object, at
      from developers.event
      where owner_id = ${ownerId}::uuid
        and ${type === undefined ? sql`true` : sql`type = ${type}`}
        and ${isLive === undefined ? sql`true` : sql`is_live = ${isLive}`}
        and ${after === undefined ? sql`true` : sql`id < ${after}::uuid`}
      order by id desc
      limit ${LOOKED_THROUGH_MAX}
    ) as event
    where ${says(words, ...about)}
    order by id desc
    limit ${limit}`.execute(db);
  return rows;
}

interface DeliveryPart {
  readonly id: string;
  readonly event_id: string;
  readonly webhook_id: string;
  readonly attempts: number;
  readonly last_result: string | null;
  readonly last_at: Date | null;
  readonly next_at: Date | null;
  readonly delivered_at: Date | null;
}

/** A delivery with the event that it carries. */
export interface DeliveryRow extends DeliveryPart {
  readonly type: ApiEventType;
  readonly is_live: boolean;
  readonly object: Record<string, unknown>;
  readonly at: Date;
}

const parts = sql.raw('id, event_id, webhook_id, attempts, last_result, last_at, next_at, delivered_at');
const joined = sql.raw(
  'delivery.id, delivery.event_id, delivery.webhook_id, delivery.attempts, delivery.last_result, delivery.last_at, delivery.next_at, delivery.delivered_at, event.type, event.is_live, event.object, event.at',
);

export async function findDelivery(db: Database, id: string): Promise<DeliveryRow | undefined> {
  const { rows } = await sql<DeliveryRow>`
    select ${joined}
    from developers.delivery
    join developers.event on event.id = delivery.event_id
    where delivery.id = ${id}::uuid`.execute(db);
  return rows[0];
}

export interface DeliveriesAsked {
  readonly webhookId: string;
  readonly state?: Delivery['state'] | undefined;
  /** Part of the type of the event, of what it is about, or of the last result. */
  readonly words?: string | undefined;
  readonly after?: string | undefined;
  readonly limit: number;
}

const inState = {
  waiting: sql`next_at is not null`,
  delivered: sql`next_at is null and delivered_at is not null`,
  failed: sql`next_at is null and delivered_at is null`,
} as const;

export async function listDeliveryRows(
  db: Database,
  { webhookId, state, words, after, limit }: DeliveriesAsked,
): Promise<readonly DeliveryRow[]> {
  const { rows } = await sql<DeliveryRow>`
    select ${joined}
    from (
      select ${parts}
      from developers.delivery
      where webhook_id = ${webhookId}::uuid
        and ${state === undefined ? sql`true` : inState[state]}
        and ${state === undefined || state === 'delivered' ? sql`true` : sql`(delivered_at is null or next_at is not null)`}
        and ${after === undefined ? sql`true` : sql`id < ${after}::uuid`}
      order by id desc
      limit ${LOOKED_THROUGH_MAX}
    ) as delivery
    join developers.event on event.id = delivery.event_id
    where ${says(words, sql`event.type`, sql`delivery.last_result`, ...about)}
    order by delivery.id desc
    limit ${limit}`.execute(db);
  return rows;
}

/** A delivery to each webhook of the owner that is on and wants the event, in its mode. Answers their ids. */
export async function insertDeliveries(
  db: Database,
  event: EventRow,
  { newId, now }: { readonly newId: () => string; readonly now: Date },
): Promise<readonly string[]> {
  const { rows: hooks } = await sql<{ id: string }>`
    select id from developers.webhook
    where owner_id = ${event.owner_id}::uuid and is_live = ${event.is_live} and disabled_at is null
      and (events is null or ${event.type} = any (events))
    order by id`.execute(db);
  const made = hooks.map((hook) => ({ id: newId(), webhookId: hook.id }));
  for (const { id, webhookId } of made)
    await sql`
      insert into developers.delivery (id, event_id, webhook_id, owner_id, created_at, next_at)
      values (${id}::uuid, ${event.id}::uuid, ${webhookId}::uuid, ${event.owner_id}::uuid, ${now}, ${now})`.execute(
      db,
    );
  return made.map(({ id }) => id);
}

interface Tried {
  readonly id: string;
  readonly result: string;
  readonly isDelivered: boolean;
  readonly nextAt: Date | null;
  readonly now: Date;
}

export async function recordTry(db: Database, tried: Tried): Promise<void> {
  const { id, result, isDelivered, nextAt, now } = tried;
  await sql`
    update developers.delivery
    set attempts = attempts + 1, last_result = ${result}, last_at = ${now}, next_at = ${nextAt},
      delivered_at = ${isDelivered ? now : null}
    where id = ${id}::uuid`.execute(db);
}

/** From now on it is due again. */
export async function askAgain(db: Database, id: string, now: Date): Promise<void> {
  await sql`update developers.delivery set next_at = ${now} where id = ${id}::uuid`.execute(db);
}

/** Nobody tries any more what waits for a webhook that was switched off. */
export async function giveUpWaiting(db: Database, webhookId: string): Promise<void> {
  await sql`
    update developers.delivery set next_at = null
    where webhook_id = ${webhookId}::uuid and next_at is not null`.execute(db);
}

/** Old events, with what was sent of them. */
export async function forgetEvents(db: Database, before: Date, limit: number): Promise<void> {
  await sql`
    delete from developers.event
    where id in (select id from developers.event where at < ${before} order by at limit ${limit})`.execute(
    db,
  );
}
