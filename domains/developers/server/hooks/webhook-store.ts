import type { Database } from '@egcr/server-kit/database';
import type { SealedColumn } from '@egcr/server-kit/reseal';
import { sql } from 'kysely';

import type { ApiEventType, Webhook } from '../../contract/index.ts';
import { says } from '../looked-through.ts';

export interface WebhookRow {
  readonly id: string;
  readonly owner_id: string;
  readonly url: string;
  readonly is_live: boolean;
  readonly events: readonly ApiEventType[] | null;
  readonly sealed_secret: string;
  readonly sealed_old_secret: string | null;
  readonly old_secret_ends_at: Date | null;
  readonly created_at: Date;
  readonly disabled_at: Date | null;
  readonly disabled_why: 'owner' | 'gone' | 'failing' | null;
}

export const secretColumn: SealedColumn = {
  table: 'developers.webhook',
  column: 'sealed_secret',
  key: ['id'],
};
export const oldSecretColumn: SealedColumn = {
  table: 'developers.webhook',
  column: 'sealed_old_secret',
  key: ['id'],
};

const columns = sql.raw(
  'id, owner_id, url, is_live, events, sealed_secret, sealed_old_secret, old_secret_ends_at, created_at, disabled_at, disabled_why',
);

const textsOf = (events: WebhookRow['events']) => (events === null ? null : [...events]);

type NewWebhook = Pick<
  WebhookRow,
  'id' | 'owner_id' | 'url' | 'is_live' | 'events' | 'sealed_secret' | 'created_at'
>;

export async function insertWebhook(db: Database, row: NewWebhook): Promise<WebhookRow | undefined> {
  const { rows } = await sql<WebhookRow>`
    insert into developers.webhook (id, owner_id, url, is_live, events, sealed_secret, created_at)
    values (
      ${row.id}::uuid, ${row.owner_id}::uuid, ${row.url}, ${row.is_live}, ${textsOf(row.events)}::text[],
      ${row.sealed_secret}, ${row.created_at})
    returning ${columns}`.execute(db);
  return rows[0];
}

/** Locked until the transaction ends. */
export async function lockWebhook(db: Database, id: string): Promise<WebhookRow | undefined> {
  const { rows } = await sql<WebhookRow>`
    select ${columns} from developers.webhook where id = ${id}::uuid for no key update`.execute(db);
  return rows[0];
}

export async function findWebhook(db: Database, id: string): Promise<WebhookRow | undefined> {
  const { rows } = await sql<WebhookRow>`
    select ${columns} from developers.webhook where id = ${id}::uuid`.execute(db);
  return rows[0];
}

export interface WebhooksAsked {
  readonly ownerId: string;
  readonly state?: Webhook['state'] | undefined;
  readonly isLive?: boolean | undefined;
  /** Part of the address. */
  readonly words?: string | undefined;
  readonly after?: string | undefined;
  readonly limit: number;
}

export async function listWebhooks(db: Database, asked: WebhooksAsked): Promise<readonly WebhookRow[]> {
  const { ownerId, state, isLive, words, after, limit } = asked;
  const { rows } = await sql<WebhookRow>`
    select ${columns}
    from developers.webhook
    where owner_id = ${ownerId}::uuid
      and ${isLive === undefined ? sql`true` : sql`is_live = ${isLive}`}
      and ${state === undefined ? sql`true` : sql`(disabled_at is null) = ${state === 'enabled'}`}
      and ${says(words, sql`url`)}
      and ${after === undefined ? sql`true` : sql`id < ${after}::uuid`}
    order by id desc
    limit ${limit}`.execute(db);
  return rows;
}

/** How many webhooks of a person are told of events. Who makes one at the same time waits in line. */
export async function countEnabled(db: Database, ownerId: string): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended('developers.webhook ' || ${ownerId}, 0))`.execute(
    db,
  );
  const { rows } = await sql<{ count: bigint }>`
    select count(*) as count from developers.webhook
    where owner_id = ${ownerId}::uuid and disabled_at is null`.execute(db);
  return Number(rows[0]?.count ?? 0n);
}

interface Switch {
  readonly id: string;
  readonly why: WebhookRow['disabled_why'];
  readonly now: Date;
}

/** Without `why` it is on. */
export async function setWebhookState(
  db: Database,
  { id, why, now }: Switch,
): Promise<WebhookRow | undefined> {
  const { rows } = await sql<WebhookRow>`
    update developers.webhook set disabled_why = ${why}, disabled_at = ${why === null ? null : now}
    where id = ${id}::uuid
    returning ${columns}`.execute(db);
  return rows[0];
}

export async function setWebhookEvents(
  db: Database,
  { id, events }: Pick<WebhookRow, 'id' | 'events'>,
): Promise<WebhookRow | undefined> {
  const { rows } = await sql<WebhookRow>`
    update developers.webhook set events = ${textsOf(events)}::text[]
    where id = ${id}::uuid
    returning ${columns}`.execute(db);
  return rows[0];
}

interface Rotation {
  readonly id: string;
  readonly sealed: string;
  readonly sealedOld: string;
  readonly endsAt: Date;
}

export async function rotateSecretRow(
  db: Database,
  { id, sealed, sealedOld, endsAt }: Rotation,
): Promise<WebhookRow | undefined> {
  const { rows } = await sql<WebhookRow>`
    update developers.webhook
    set sealed_secret = ${sealed}, sealed_old_secret = ${sealedOld}, old_secret_ends_at = ${endsAt}
    where id = ${id}::uuid
    returning ${columns}`.execute(db);
  return rows[0];
}

export async function disableWebhooksOf(db: Database, ownerId: string, now: Date): Promise<void> {
  await sql`
    update developers.webhook set disabled_why = 'owner', disabled_at = ${now}
    where owner_id = ${ownerId}::uuid and disabled_at is null`.execute(db);
}
