import type { Database } from '@egcr/server-kit/database';
import { sql } from 'kysely';

import { CODE_ATTEMPTS_MAX } from '../../contract/limits.ts';
import type { AuthCode } from '../auth-code.ts';
import type { TokenKind } from './one-time-tokens.ts';
import type { SessionChannel } from './sessions.ts';

export interface AuthCodeRow {
  readonly id: string;
  readonly user_id: string;
  readonly kind: TokenKind;
  readonly channel: SessionChannel | null;
  readonly code_challenge: string;
  readonly key_id: string;
  readonly code_hash: Buffer;
  readonly expires_at: Date;
  readonly ended_at: Date | null;
}

const COLUMNS = sql.raw(
  'id, user_id, kind, channel, code_challenge, key_id, code_hash, expires_at, ended_at',
);

export async function addAuthCode(
  db: Database,
  added: {
    readonly id: string;
    readonly userId: string;
    readonly kind: TokenKind;
    readonly channel: SessionChannel | null;
    readonly challenge: string;
    readonly code: AuthCode;
    readonly now: Date;
    readonly expiresAt: Date;
  },
): Promise<void> {
  const { code } = added;
  await sql`
    insert into identity.auth_code (id, user_id, kind, channel, code_challenge, key_id, code_hash, issued_at, expires_at)
    values (
      ${added.id}, ${added.userId}, ${added.kind}, ${added.channel}, ${added.challenge}, ${code.keyId}, ${code.hash},
      ${added.now}, ${added.expiresAt}
    )`.execute(db);
}

/** The row with one of these hashes: a code is hashed with each key it may have been made with. */
export async function findAuthCode(
  db: Database,
  hashes: readonly Buffer[],
): Promise<AuthCodeRow | undefined> {
  const { rows } = await sql<AuthCodeRow>`
    select ${COLUMNS} from identity.auth_code where code_hash = any(${[...hashes]}::bytea[])`.execute(db);
  return rows[0];
}

/**
 * Counts one exchange of a live code and holds its row until the unit ends; false where it is used, ended, or was tried too often. Must
 * be committed also where the verifier is wrong.
 */
export async function reserveExchange(db: Database, id: string): Promise<boolean> {
  const { rows } = await sql<{ id: string }>`
    update identity.auth_code set attempts = attempts + 1
    where id = ${id} and ended_at is null and attempts < ${CODE_ATTEMPTS_MAX}
    returning id`.execute(db);
  return rows.length > 0;
}

/** Uses a code up; false where another exchange was first or its time is over. */
export async function spendAuthCode(
  db: Database,
  { id, now }: { readonly id: string; readonly now: Date },
): Promise<boolean> {
  const { rows } = await sql<{ id: string }>`
    update identity.auth_code set ended_at = ${now}, end_reason = 'used'
    where id = ${id} and ended_at is null and expires_at > ${now}
    returning id`.execute(db);
  return rows.length > 0;
}

/** Takes every live code of a person out of force. */
export async function endAuthCodes(
  db: Database,
  { userId, reason, now }: { readonly userId: string; readonly reason: string; readonly now: Date },
): Promise<void> {
  await sql`
    update identity.auth_code set ended_at = ${now}, end_reason = ${reason}
    where user_id = ${userId} and ended_at is null`.execute(db);
}

export async function deleteAuthCodesBefore(db: Database, before: Date): Promise<void> {
  await sql`delete from identity.auth_code where expires_at < ${before}`.execute(db);
}
