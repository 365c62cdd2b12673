import type { Database } from '@egcr/server-kit/database';
import { sql } from 'kysely';

export interface PasskeyRow {
  readonly id: string;
  readonly user_id: string;
  readonly credential_id: Buffer;
  readonly public_key: Buffer;
  readonly sign_count: bigint;
  readonly transports: readonly string[];
  readonly friendly_name: string;
  readonly created_at: Date;
  readonly last_used_at: Date | null;
}

const COLUMNS = sql.raw(
  'id, user_id, credential_id, public_key, sign_count, transports, friendly_name, created_at, last_used_at',
);

export interface OwnPasskey {
  readonly id: string;
  readonly userId: string;
}

/** Undefined where this passkey is known already. */
export async function addPasskey(
  db: Database,
  passkey: OwnPasskey & {
    readonly credentialId: Buffer;
    readonly publicKey: Buffer;
    readonly signCount: number;
    readonly transports: readonly string[];
    readonly isBackedUp: boolean;
    readonly now: Date;
  },
): Promise<PasskeyRow | undefined> {
  const { rows } = await sql<PasskeyRow>`
    insert into identity.passkey (id, user_id, credential_id, public_key, sign_count, transports, is_backed_up, created_at)
    values (
      ${passkey.id}, ${passkey.userId}, ${passkey.credentialId}, ${passkey.publicKey}, ${passkey.signCount},
      ${[...passkey.transports]}::text[], ${passkey.isBackedUp}, ${passkey.now}
    )
    on conflict do nothing
    returning ${COLUMNS}`.execute(db);
  return rows[0];
}

export async function passkeysOf(db: Database, userId: string): Promise<readonly PasskeyRow[]> {
  const { rows } = await sql<PasskeyRow>`
    select ${COLUMNS} from identity.passkey where user_id = ${userId} order by created_at, id`.execute(db);
  return rows;
}

/** The passkey of a credential, held until the unit ends: its counter moves on with each use. */
export async function lockPasskey(db: Database, credentialId: Buffer): Promise<PasskeyRow | undefined> {
  const { rows } = await sql<PasskeyRow>`
    select ${COLUMNS} from identity.passkey where credential_id = ${credentialId} for update`.execute(db);
  return rows[0];
}

export async function usePasskey(
  db: Database,
  use: { readonly id: string; readonly signCount: number; readonly isBackedUp: boolean; readonly now: Date },
): Promise<void> {
  await sql`
    update identity.passkey set
      sign_count = ${use.signCount}, is_backed_up = ${use.isBackedUp}, last_used_at = ${use.now}
    where id = ${use.id}`.execute(db);
}

export async function renamePasskey(
  db: Database,
  { id, userId, friendlyName }: OwnPasskey & { readonly friendlyName: string },
): Promise<PasskeyRow | undefined> {
  const { rows } = await sql<PasskeyRow>`
    update identity.passkey set friendly_name = ${friendlyName}
    where id = ${id} and user_id = ${userId}
    returning ${COLUMNS}`.execute(db);
  return rows[0];
}

export async function deletePasskey(db: Database, { id, userId }: OwnPasskey): Promise<boolean> {
  const { rows } = await sql<{ id: string }>`
    delete from identity.passkey where id = ${id} and user_id = ${userId} returning id`.execute(db);
  return rows.length > 0;
}

export async function deletePasskeysSince(
  db: Database,
  { userId, since }: { readonly userId: string; readonly since: Date },
): Promise<void> {
  await sql`delete from identity.passkey where user_id = ${userId} and created_at >= ${since}`.execute(db);
}

export interface PasskeyChallengeRow {
  readonly id: string;
  readonly user_id: string | null;
  readonly session_id: string | null;
  readonly challenge: string;
  readonly expires_at: Date;
}

/** With a person and session to add a passkey, without to sign in. */
export async function addPasskeyChallenge(
  db: Database,
  challenge: {
    readonly id: string;
    readonly owner?: { readonly userId: string; readonly sessionId: string };
    readonly challenge: string;
    readonly now: Date;
    readonly expiresAt: Date;
  },
): Promise<void> {
  await sql`
    insert into identity.passkey_challenge (id, user_id, session_id, challenge, created_at, expires_at)
    values (
      ${challenge.id}, ${challenge.owner?.userId ?? null}::uuid, ${challenge.owner?.sessionId ?? null}::uuid,
      ${challenge.challenge}, ${challenge.now}, ${challenge.expiresAt}
    )`.execute(db);
}

/** Takes a challenge out of force, whatever the answer to it is worth; undefined where it is unknown or was taken before. */
export async function takePasskeyChallenge(
  db: Database,
  taken: { readonly id: string; readonly sessionId?: string; readonly now: Date },
): Promise<PasskeyChallengeRow | undefined> {
  const { rows } = await sql<PasskeyChallengeRow>`
    update identity.passkey_challenge set used_at = ${taken.now}
    where id = ${taken.id} and used_at is null and session_id is not distinct from ${taken.sessionId ?? null}::uuid
    returning id, user_id, session_id, challenge, expires_at`.execute(db);
  return rows[0];
}

export async function deletePasskeyChallengesBefore(db: Database, before: Date): Promise<void> {
  await sql`delete from identity.passkey_challenge where created_at < ${before}`.execute(db);
}
