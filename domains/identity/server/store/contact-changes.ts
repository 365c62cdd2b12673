import type { Database } from '@egcr/server-kit/database';
import { sql } from 'kysely';

import type { OneTimeSecret } from '../one-time-secret.ts';

export type ContactKind = 'email' | 'phone';

export interface ContactChangeRow {
  readonly user_id: string;
  readonly kind: ContactKind;
  /** A phone without +. */
  readonly new_address: string;
  readonly asked_at: Date;
  readonly needs_current: boolean;
  readonly current_confirmed_at: Date | null;
  readonly new_confirmed_at: Date | null;
}

const COLUMNS = sql.raw(
  'user_id, kind, new_address, asked_at, needs_current, current_confirmed_at, new_confirmed_at',
);

export interface ContactOf {
  readonly userId: string;
  readonly kind: ContactKind;
}

/** What the person wants to change to; an earlier wish of this kind and its confirmations give way. */
export async function putContactChange(
  db: Database,
  change: ContactOf & { readonly newAddress: string; readonly needsCurrent: boolean; readonly now: Date },
): Promise<void> {
  await sql`
    insert into identity.contact_change (user_id, kind, new_address, asked_at, needs_current)
    values (${change.userId}, ${change.kind}, ${change.newAddress}, ${change.now}, ${change.needsCurrent})
    on conflict (user_id, kind) do update set
      new_address = excluded.new_address, asked_at = excluded.asked_at, needs_current = excluded.needs_current,
      current_confirmed_at = null, new_confirmed_at = null`.execute(db);
}

export async function contactChangesOf(db: Database, userId: string): Promise<readonly ContactChangeRow[]> {
  const { rows } = await sql<ContactChangeRow>`
    select ${COLUMNS} from identity.contact_change where user_id = ${userId}`.execute(db);
  return rows;
}

export async function findContactChange(
  db: Database,
  { userId, kind }: ContactOf,
): Promise<ContactChangeRow | undefined> {
  const { rows } = await sql<ContactChangeRow>`
    select ${COLUMNS} from identity.contact_change where user_id = ${userId} and kind = ${kind}`.execute(db);
  return rows[0];
}

/** One side agrees; undefined where nothing is being changed any more. */
export async function confirmContactHalf(
  db: Database,
  half: ContactOf & { readonly side: 'current' | 'new'; readonly now: Date },
): Promise<ContactChangeRow | undefined> {
  const side = sql.raw(half.side === 'current' ? 'current_confirmed_at' : 'new_confirmed_at');
  const { rows } = await sql<ContactChangeRow>`
    update identity.contact_change set ${side} = ${half.now}
    where user_id = ${half.userId} and kind = ${half.kind}
    returning ${COLUMNS}`.execute(db);
  return rows[0];
}

export async function dropContactChanges(
  db: Database,
  { userId, kind }: { readonly userId: string; readonly kind?: ContactKind },
): Promise<void> {
  await sql`
    delete from identity.contact_change
    where user_id = ${userId} and (${kind ?? null}::text is null or kind = ${kind ?? null}::text)`.execute(
    db,
  );
}

/** Who wants to change to an address, latest first. */
export async function changersTo(
  db: Database,
  wish: { readonly kind: ContactKind; readonly address: string; readonly limit: number },
): Promise<readonly string[]> {
  const tokens = wish.kind === 'email' ? ['email_change_new'] : ['phone_change'];
  const { rows } = await sql<{ user_id: string }>`
    select user_id from identity.one_time_token
    where sent_to = ${wish.address} and kind = any(${tokens}::text[])
      and kind in ('email_change_current', 'email_change_new', 'phone_change')
    order by sent_at desc limit ${wish.limit}`.execute(db);
  return rows.map(({ user_id }) => user_id);
}

export interface ContactUndoRow {
  readonly id: string;
  readonly user_id: string;
  readonly kind: ContactKind;
  readonly old_address: string;
  readonly key_id: string;
  readonly link_hash: Buffer;
  readonly changed_at: Date;
  readonly expires_at: Date;
  readonly ended_at: Date | null;
}

export async function addContactUndo(
  db: Database,
  undo: ContactOf & {
    readonly id: string;
    readonly oldAddress: string;
    readonly secret: OneTimeSecret;
    readonly now: Date;
    readonly expiresAt: Date;
  },
): Promise<void> {
  await sql`
    insert into identity.contact_undo (id, user_id, kind, old_address, key_id, link_hash, changed_at, expires_at)
    values (
      ${undo.id}, ${undo.userId}, ${undo.kind}, ${undo.oldAddress}, ${undo.secret.keyId}, ${undo.secret.linkHash},
      ${undo.now}, ${undo.expiresAt}
    )`.execute(db);
}

export async function findContactUndo(db: Database, id: string): Promise<ContactUndoRow | undefined> {
  const { rows } = await sql<ContactUndoRow>`
    select id, user_id, kind, old_address, key_id, link_hash, changed_at, expires_at, ended_at
    from identity.contact_undo where id = ${id}`.execute(db);
  return rows[0];
}

/** Forgets offers whose time is over, with the addresses in them. */
export async function deleteContactUndosBefore(db: Database, before: Date): Promise<void> {
  await sql`delete from identity.contact_undo where expires_at < ${before}`.execute(db);
}

/**
 * Spends an undo, and with it all later ones of its kind: the person who took the account must not be able to undo the undoing. False
 * where another request was first or its time is over.
 */
export async function spendContactUndo(
  db: Database,
  { undo, now }: { readonly undo: ContactUndoRow; readonly now: Date },
): Promise<boolean> {
  const { rows } = await sql<{ id: string }>`
    update identity.contact_undo set ended_at = ${now}
    where id = ${undo.id} and ended_at is null and expires_at > ${now}
    returning id`.execute(db);
  if (rows.length === 0) return false;
  await sql`
    update identity.contact_undo set ended_at = ${now}
    where user_id = ${undo.user_id} and kind = ${undo.kind} and changed_at >= ${undo.changed_at}
      and ended_at is null`.execute(db);
  return true;
}

/** Ends every offer of a kind since a time. Answers the address before the first of these changes; undefined where there was none. */
export async function endContactUndos(
  db: Database,
  { userId, kind, since, now }: ContactOf & { readonly since: Date; readonly now: Date },
): Promise<string | undefined> {
  const { rows } = await sql<{ old_address: string }>`
    with ended as (
      update identity.contact_undo set ended_at = ${now}
      where user_id = ${userId} and kind = ${kind} and changed_at >= ${since} and ended_at is null
      returning old_address, changed_at
    )
    select old_address from ended order by changed_at limit 1`.execute(db);
  return rows[0]?.old_address;
}
