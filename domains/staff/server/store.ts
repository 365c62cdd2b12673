import type { Database } from '@egcr/server-kit/database';
import { sql } from 'kysely';

export interface BootstrapTokenRow {
  readonly id: string;
  readonly key_id: string;
  readonly link_hash: Buffer;
}

/** Writes a token; the ones before it end. */
export async function addBootstrapToken(
  db: Database,
  token: BootstrapTokenRow & { readonly now: Date; readonly expiresAt: Date },
): Promise<void> {
  await sql`
    update staff.bootstrap_token set ended_at = ${token.now} where ended_at is null`.execute(db);
  await sql`
    insert into staff.bootstrap_token (id, key_id, link_hash, created_at, expires_at)
    values (${token.id}, ${token.key_id}, ${token.link_hash}, ${token.now}, ${token.expiresAt})`.execute(db);
}

/** A token that can still be redeemed. */
export async function findBootstrapToken(
  db: Database,
  { id, now }: { readonly id: string; readonly now: Date },
): Promise<BootstrapTokenRow | undefined> {
  const { rows } = await sql<BootstrapTokenRow>`
    select id, key_id, link_hash from staff.bootstrap_token
    where id = ${id} and ended_at is null and expires_at > ${now}`.execute(db);
  return rows[0];
}

/** Ends it for the one who redeems it; false where someone was faster. */
export async function spendBootstrapToken(
  db: Database,
  { id, userId, now }: { readonly id: string; readonly userId: string; readonly now: Date },
): Promise<boolean> {
  const { rows } = await sql<{ id: string }>`
    update staff.bootstrap_token set ended_at = ${now}, used_by = ${userId}
    where id = ${id} and ended_at is null and expires_at > ${now}
    returning id`.execute(db);
  return rows.length === 1;
}
