import type { Database } from '@egcr/server-kit/database';
import { sql } from 'kysely';

export interface StaffInvitationRow {
  readonly id: string;
  readonly key_id: string;
  readonly link_hash: Buffer;
}

/** Writes an invitation; the ones before it of the same person end. */
export async function addStaffInvitation(
  db: Database,
  given: StaffInvitationRow & { readonly userId: string; readonly now: Date; readonly expiresAt: Date },
): Promise<void> {
  await sql`
    update identity.staff_invitation set ended_at = ${given.now}
    where user_id = ${given.userId} and ended_at is null`.execute(db);
  await sql`
    insert into identity.staff_invitation (id, user_id, key_id, link_hash, created_at, expires_at)
    values (${given.id}, ${given.userId}, ${given.key_id}, ${given.link_hash}, ${given.now}, ${given.expiresAt})`.execute(
    db,
  );
}

/** An invitation of this person that can still be redeemed. */
export async function findStaffInvitation(
  db: Database,
  { id, userId, now }: { readonly id: string; readonly userId: string; readonly now: Date },
): Promise<StaffInvitationRow | undefined> {
  const { rows } = await sql<StaffInvitationRow>`
    select id, key_id, link_hash from identity.staff_invitation
    where id = ${id} and user_id = ${userId} and ended_at is null and expires_at > ${now}`.execute(db);
  return rows[0];
}

/** Ends it and lets one session add a factor for a while; false where another request was first. */
export async function spendStaffInvitation(
  db: Database,
  spent: {
    readonly id: string;
    readonly sessionId: string;
    readonly grantedUntil: Date;
    readonly now: Date;
  },
): Promise<boolean> {
  const { rows } = await sql<{ id: string }>`
    update identity.staff_invitation set
      ended_at = ${spent.now}, session_id = ${spent.sessionId}, granted_until = ${spent.grantedUntil}
    where id = ${spent.id} and ended_at is null and expires_at > ${spent.now}
    returning id`.execute(db);
  return rows.length > 0;
}

/** Whether a session has redeemed an invitation a short while ago. */
export async function isInvited(
  db: Database,
  { sessionId, now }: { readonly sessionId: string; readonly now: Date },
): Promise<boolean> {
  const { rows } = await sql<{ is_invited: boolean }>`
    select exists (
      select 1 from identity.staff_invitation where session_id = ${sessionId} and granted_until > ${now}
    ) as is_invited`.execute(db);
  return rows[0]?.is_invited === true;
}

/** Ends every invitation of a person, and what one has let a session do. */
export async function endStaffInvitations(
  db: Database,
  { userId, now }: { readonly userId: string; readonly now: Date },
): Promise<void> {
  await sql`
    update identity.staff_invitation set
      ended_at = coalesce(ended_at, ${now}), granted_until = case when granted_until > ${now} then ${now}::timestamptz else granted_until end
    where user_id = ${userId} and (ended_at is null or granted_until > ${now})`.execute(db);
}
