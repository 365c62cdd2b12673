import type { Database } from '@egcr/server-kit/database';
import { addSeconds } from '@egcr/contract/time';
import { sql } from 'kysely';

import {
  CODE_ATTEMPTS_MAX,
  PIN_ATTEMPTS_MAX,
  PIN_DAY_FAILS_MAX,
  PIN_DAY_S,
  PIN_FIRST_LOCK_S,
  PIN_NEXT_LOCK_S,
} from '../../contract/limits.ts';
import type { StoredHash } from '../hashing.ts';

export interface PinRow {
  readonly user_id: string;
  readonly hash: string;
  readonly key_id: string;
  readonly epoch: number;
  readonly set_at: Date;
  readonly fails: number;
  readonly day_fails: number;
  readonly day_started_at: Date | null;
  readonly locked_until: Date | null;
  readonly must_reset: boolean;
}

const COLUMNS = sql.raw(
  'user_id, hash, key_id, epoch, set_at, fails, day_fails, day_started_at, locked_until, must_reset',
);

export async function findPin(db: Database, userId: string): Promise<PinRow | undefined> {
  const { rows } = await sql<PinRow>`select ${COLUMNS} from identity.pin where user_id = ${userId}`.execute(
    db,
  );
  return rows[0];
}

/** Those among some people who have a PIN. */
export async function findPinHolders(db: Database, userIds: readonly string[]): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ user_id: string }>`
    select user_id from identity.pin where user_id = any(${[...userIds]}::uuid[])`.execute(db);
  return new Set(rows.map((row) => row.user_id));
}

/** The first PIN, answered with its epoch; undefined where there is one already. */
export async function addPin(
  db: Database,
  { userId, pin, now }: { readonly userId: string; readonly pin: StoredHash; readonly now: Date },
): Promise<number | undefined> {
  const { rows } = await sql<{ epoch: number }>`
    insert into identity.pin (user_id, hash, key_id, set_at) values (${userId}, ${pin.hash}, ${pin.keyId}, ${now})
    on conflict (user_id) do nothing
    returning epoch`.execute(db);
  return rows[0]?.epoch;
}

/** Another PIN: every session's PIN state grows old with the epoch, and all counting starts afresh. */
export async function replacePin(
  db: Database,
  { userId, pin, now }: { readonly userId: string; readonly pin: StoredHash; readonly now: Date },
): Promise<number> {
  const { rows } = await sql<{ epoch: number }>`
    update identity.pin set
      hash = ${pin.hash}, key_id = ${pin.keyId}, epoch = epoch + 1, set_at = ${now},
      fails = 0, day_fails = 0, day_started_at = null, locked_until = null, must_reset = false
    where user_id = ${userId}
    returning epoch`.execute(db);
  const replaced = rows[0];
  if (!replaced) throw new Error('there is no PIN to replace');
  return replaced.epoch;
}

/**
 * Counts an attempt as if it were wrong, before anything is hashed, and answers the row to compare with, held until the unit
 * ends. No row: none is set, it is locked, or it has to be reset. A right attempt is taken back with `forgiveAttempt`.
 */
export async function reserveAttempt(
  db: Database,
  { userId, now }: { readonly userId: string; readonly now: Date },
): Promise<PinRow | undefined> {
  const isSameDay = sql`day_started_at > ${addSeconds(now, -PIN_DAY_S)}`;
  const dayFails = sql`case when ${isSameDay} then day_fails + 1 else 1 end`;
  const { rows } = await sql<PinRow>`
    update identity.pin set
      fails = fails + 1,
      day_fails = ${dayFails},
      day_started_at = case when ${isSameDay} then day_started_at else ${now}::timestamptz end,
      must_reset = ${dayFails} >= ${PIN_DAY_FAILS_MAX}::int,
      locked_until = case
        when fails + 1 = ${PIN_ATTEMPTS_MAX}::int then ${addSeconds(now, PIN_FIRST_LOCK_S)}::timestamptz
        when (fails + 1) % ${PIN_ATTEMPTS_MAX}::int = 0 then ${addSeconds(now, PIN_NEXT_LOCK_S)}::timestamptz
      end
    where user_id = ${userId} and not must_reset and (locked_until is null or locked_until <= ${now})
    returning ${COLUMNS}`.execute(db);
  return rows[0];
}

/** The attempt just reserved was right: the wrong ones before it are forgiven too, except in the count of the day. */
export async function forgiveAttempt(db: Database, userId: string): Promise<void> {
  await sql`
    update identity.pin set
      fails = 0, locked_until = null, must_reset = false, day_fails = greatest(0, day_fails - 1)
    where user_id = ${userId}`.execute(db);
}

export interface GrantRow {
  readonly id: string;
}

/** Leave for this session to set a new PIN. */
export async function addResetGrant(
  db: Database,
  grant: {
    readonly id: string;
    readonly userId: string;
    readonly sessionId: string;
    readonly now: Date;
    readonly expiresAt: Date;
  },
): Promise<void> {
  await sql`
    insert into identity.pin_reset_grant (id, user_id, session_id, created_at, expires_at)
    values (${grant.id}, ${grant.userId}, ${grant.sessionId}, ${grant.now}, ${grant.expiresAt})`.execute(db);
}

/** Counts one use of the session's unused grant; undefined where there is none, or its attempts or its time are over. */
export async function reserveGrant(
  db: Database,
  { sessionId, now }: { readonly sessionId: string; readonly now: Date },
): Promise<GrantRow | undefined> {
  const { rows } = await sql<GrantRow>`
    update identity.pin_reset_grant set attempts = attempts + 1
    where session_id = ${sessionId} and used_at is null and expires_at > ${now} and attempts < ${CODE_ATTEMPTS_MAX}
    returning id`.execute(db);
  return rows[0];
}

export async function useGrant(
  db: Database,
  { id, now }: { readonly id: string; readonly now: Date },
): Promise<void> {
  await sql`update identity.pin_reset_grant set used_at = ${now} where id = ${id}`.execute(db);
}
