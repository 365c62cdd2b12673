import { addSeconds } from '@egcr/contract/time';
import type { Database } from '@egcr/server-kit/database';
import { sql } from 'kysely';

import { FACTOR_ATTEMPTS_MAX, FACTOR_LOCK_S } from '../../contract/limits.ts';

export interface FactorRow {
  readonly id: string;
  readonly user_id: string;
  readonly kind: 'totp' | 'recovery_code';
  readonly friendly_name: string;
  readonly verified_at: Date | null;
  /** The session that began to connect the app; only that one may finish it. */
  readonly begun_in: string | null;
  readonly sealed_secret: Buffer | null;
  readonly key_id: string | null;
  readonly last_step: bigint | null;
  readonly fails: number;
  readonly locked_until: Date | null;
  readonly created_at: Date;
  readonly updated_at: Date;
}

const COLUMNS = sql.raw(
  `id, user_id, kind, friendly_name, verified_at, begun_in, sealed_secret, key_id, last_step, fails, locked_until, created_at, updated_at`,
);

export interface OwnFactor {
  readonly id: string;
  readonly userId: string;
}

/** Undefined where the person has one of this name, or a set of recovery codes already. */
export async function addFactor(
  db: Database,
  factor: OwnFactor & {
    readonly kind: FactorRow['kind'];
    readonly friendlyName: string;
    readonly sealed?: { readonly bytes: Buffer; readonly keyId: string };
    readonly verifiedAt: Date | null;
    readonly begunIn?: string;
    readonly now: Date;
  },
): Promise<FactorRow | undefined> {
  const { rows } = await sql<FactorRow>`
    insert into identity.factor (
      id, user_id, kind, friendly_name, verified_at, begun_in, sealed_secret, key_id, created_at, updated_at
    ) values (
      ${factor.id}, ${factor.userId}, ${factor.kind}, ${factor.friendlyName}, ${factor.verifiedAt}::timestamptz,
      ${factor.begunIn ?? null}::uuid,
      ${factor.sealed?.bytes ?? null}::bytea, ${factor.sealed?.keyId ?? null}::text, ${factor.now}, ${factor.now}
    )
    on conflict do nothing
    returning ${COLUMNS}`.execute(db);
  return rows[0];
}

/** Whether a person had confirmed an app or added a passkey before a time, and still has it. */
export async function hasFactorSince(
  db: Database,
  { userId, before }: { readonly userId: string; readonly before: Date },
): Promise<boolean> {
  const { rows } = await sql<{ has_factor: boolean }>`
    select exists (
      select 1 from identity.factor where user_id = ${userId} and kind = 'totp' and verified_at < ${before}
    ) or exists (
      select 1 from identity.passkey where user_id = ${userId} and created_at < ${before}
    ) as has_factor`.execute(db);
  return rows[0]?.has_factor === true;
}

/** Whether a person has a confirmed authenticator app or a passkey. */
export async function hasFactor(db: Database, userId: string): Promise<boolean> {
  const { rows } = await sql<{ has_factor: boolean }>`
    select exists (
      select 1 from identity.factor where user_id = ${userId} and kind = 'totp' and verified_at is not null
    ) or exists (
      select 1 from identity.passkey where user_id = ${userId}
    ) as has_factor`.execute(db);
  return rows[0]?.has_factor === true;
}

export async function factorsOf(db: Database, userId: string): Promise<readonly FactorRow[]> {
  const { rows } = await sql<FactorRow>`
    select ${COLUMNS} from identity.factor where user_id = ${userId} order by created_at, id`.execute(db);
  return rows;
}

export async function findFactor(db: Database, { id, userId }: OwnFactor): Promise<FactorRow | undefined> {
  const { rows } = await sql<FactorRow>`
    select ${COLUMNS} from identity.factor where id = ${id} and user_id = ${userId}`.execute(db);
  return rows[0];
}

/**
 * Counts an attempt as if it were wrong, before anything is compared, and answers the row, held until the unit ends. No row: it is
 * locked or gone. Must be committed also where the code is wrong.
 */
export async function reserveFactorAttempt(
  db: Database,
  { id, now }: { readonly id: string; readonly now: Date },
): Promise<FactorRow | undefined> {
  const { rows } = await sql<FactorRow>`
    update identity.factor set
      fails = fails + 1,
      locked_until = case
        when (fails + 1) % ${FACTOR_ATTEMPTS_MAX}::int = 0 then ${addSeconds(now, FACTOR_LOCK_S)}::timestamptz
      end
    where id = ${id} and (locked_until is null or locked_until <= ${now})
    returning ${COLUMNS}`.execute(db);
  return rows[0];
}

/** The attempt just reserved was right; a factor's first right code verifies it. */
export async function acceptFactor(
  db: Database,
  accepted: { readonly id: string; readonly step?: number; readonly now: Date },
): Promise<void> {
  await sql`
    update identity.factor set
      fails = 0, locked_until = null, last_step = coalesce(${accepted.step ?? null}::bigint, last_step),
      updated_at = case when verified_at is null then ${accepted.now} else updated_at end,
      verified_at = coalesce(verified_at, ${accepted.now})
    where id = ${accepted.id}`.execute(db);
}

export async function deleteFactor(db: Database, { id, userId }: OwnFactor): Promise<boolean> {
  const { rows } = await sql<{ id: string }>`
    delete from identity.factor where id = ${id} and user_id = ${userId} returning id`.execute(db);
  return rows.length > 0;
}

/** Forgets what was begun and never finished. */
export async function deleteUnverifiedFactors(
  db: Database,
  { userId, before }: { readonly userId: string; readonly before?: Date },
): Promise<void> {
  await sql`
    delete from identity.factor
    where user_id = ${userId} and verified_at is null
      and (${before ?? null}::timestamptz is null or created_at < ${before ?? null}::timestamptz)`.execute(
    db,
  );
}

export async function deleteFactorsSince(
  db: Database,
  { userId, since }: { readonly userId: string; readonly since: Date },
): Promise<void> {
  await sql`delete from identity.factor where user_id = ${userId} and created_at >= ${since}`.execute(db);
}

export interface ChallengeRow {
  readonly id: string;
  readonly factor_id: string;
  readonly session_id: string;
  readonly expires_at: Date;
  readonly verified_at: Date | null;
}

export async function addFactorChallenge(
  db: Database,
  challenge: {
    readonly id: string;
    readonly factorId: string;
    readonly sessionId: string;
    readonly now: Date;
    readonly expiresAt: Date;
  },
): Promise<void> {
  await sql`
    insert into identity.factor_challenge (id, factor_id, session_id, created_at, expires_at)
    values (${challenge.id}, ${challenge.factorId}, ${challenge.sessionId}, ${challenge.now}, ${challenge.expiresAt})`.execute(
    db,
  );
}

export async function findFactorChallenge(
  db: Database,
  { id, factorId, sessionId }: { readonly id: string; readonly factorId: string; readonly sessionId: string },
): Promise<ChallengeRow | undefined> {
  const { rows } = await sql<ChallengeRow>`
    select id, factor_id, session_id, expires_at, verified_at from identity.factor_challenge
    where id = ${id} and factor_id = ${factorId} and session_id = ${sessionId}`.execute(db);
  return rows[0];
}

export async function deleteFactorChallengesBefore(db: Database, before: Date): Promise<void> {
  await sql`delete from identity.factor_challenge where expires_at < ${before}`.execute(db);
}

/** False where another request was first. */
export async function spendFactorChallenge(
  db: Database,
  { id, now }: { readonly id: string; readonly now: Date },
): Promise<boolean> {
  const { rows } = await sql<{ id: string }>`
    update identity.factor_challenge set verified_at = ${now} where id = ${id} and verified_at is null returning id`.execute(
    db,
  );
  return rows.length > 0;
}

/** Puts a new set in place of the old one. */
export async function replaceRecoveryCodes(
  db: Database,
  set: {
    readonly factorId: string;
    readonly codes: readonly { readonly id: string; readonly keyId: string; readonly hash: Buffer }[];
  },
): Promise<void> {
  await sql`delete from identity.recovery_code where factor_id = ${set.factorId}`.execute(db);
  for (const { id, keyId, hash } of set.codes) {
    await sql`
      insert into identity.recovery_code (id, factor_id, key_id, hash)
      values (${id}, ${set.factorId}, ${keyId}, ${hash})`.execute(db);
  }
}

export async function countRecoveryCodes(
  db: Database,
  factorId: string,
): Promise<{ readonly total: number; readonly remaining: number }> {
  const { rows } = await sql<{ total: number; remaining: number }>`
    select count(*)::int as total, (count(*) filter (where used_at is null))::int as remaining
    from identity.recovery_code where factor_id = ${factorId}`.execute(db);
  return rows[0] ?? { total: 0, remaining: 0 };
}

/** Spends the unused code with one of these hashes; of fifty at once one succeeds. */
export async function spendRecoveryCode(
  db: Database,
  code: { readonly factorId: string; readonly hashes: readonly Buffer[]; readonly now: Date },
): Promise<boolean> {
  const { rows } = await sql<{ id: string }>`
    update identity.recovery_code set used_at = ${code.now}
    where factor_id = ${code.factorId} and used_at is null and hash = any(${[...code.hashes]}::bytea[])
    returning id`.execute(db);
  return rows.length > 0;
}
