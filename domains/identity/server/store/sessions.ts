import { addSeconds } from '@egcr/contract/time';
import type { Database } from '@egcr/server-kit/database';
import type { RequestFacts } from '@egcr/server-kit/work';
import { sql } from 'kysely';

import { DEVICE_KNOWN_S } from '../../contract/limits.ts';
import { truncateAddress } from './audit.ts';

/** How the person proved who they are, and when, in Unix seconds. */
export interface AmrEntry {
  readonly method: 'password' | 'otp' | 'anonymous' | 'totp' | 'mfa/recovery_code' | 'passkey';
  readonly timestamp: number;
}

export interface SessionRow {
  readonly id: string;
  readonly user_id: string;
  readonly created_at: Date;
  readonly last_active_at: Date;
  readonly aal: 'aal1' | 'aal2';
  readonly amr: readonly AmrEntry[];
  readonly refresh_counter: number;
  readonly refresh_key_id: string;
  /** When the latest tokens were replaced, oldest first. */
  readonly rotated_at: readonly Date[];
  readonly pin_verified_at: Date | null;
  readonly pin_expires_at: Date | null;
  readonly pin_epoch: number | null;
  readonly ended_at: Date | null;
  readonly end_reason: string | null;
  readonly ip: string;
  readonly user_agent: string;
  readonly channel: SessionChannel | null;
}

/** Where the code that opened a session was sent; `phone_unproved`: to a number nobody had used for half a year. */
export type SessionChannel = 'email' | 'phone' | 'phone_unproved';

export type EndReason =
  | 'signed_out'
  | 'idle'
  | 'too_old'
  | 'refresh_reused'
  | 'password_changed'
  | 'pin_guessed'
  | 'confirmed_otherwise'
  | 'ended_by_person'
  | 'contact_change_undone'
  | 'factor_verified'
  | 'factor_removed'
  | 'ended_by_admin';

const COLUMNS = sql.raw(
  `id, user_id, created_at, last_active_at, aal, amr, refresh_counter, refresh_key_id, rotated_at,
   pin_verified_at, pin_expires_at, pin_epoch, ended_at, end_reason, ip, user_agent, channel`,
);
/** Rotations remembered however old they are, and all of the last while up to a limit: more than a browser makes inside the reuse interval. */
const ROTATIONS_KEPT = 16;
const ROTATIONS_KEPT_S = 60;
const ROTATIONS_MAX = 2000;

export interface NewSession {
  readonly id: string;
  readonly userId: string;
  readonly aal: SessionRow['aal'];
  readonly amr: readonly AmrEntry[];
  readonly refreshKeyId: string;
  readonly ip: string;
  readonly userAgent: string;
  /** Hash of the device cookie, where the browser keeps one. */
  readonly device: string | undefined;
  readonly channel: SessionChannel | null;
  readonly now: Date;
}

export async function addSession(db: Database, session: NewSession): Promise<SessionRow> {
  const { rows } = await sql<SessionRow>`
    insert into identity.session (id, user_id, created_at, last_active_at, aal, amr, refresh_key_id, ip, user_agent, device, channel)
    values (
      ${session.id}, ${session.userId}, ${session.now}, ${session.now}, ${session.aal}, ${JSON.stringify(session.amr)},
      ${session.refreshKeyId}, ${session.ip}, ${session.userAgent}, ${session.device ?? null}, ${session.channel}
    )
    returning ${COLUMNS}`.execute(db);
  const added = rows[0];
  if (!added) throw new Error('a session was not written');
  return added;
}

export async function findSession(db: Database, id: string): Promise<SessionRow | undefined> {
  const { rows } = await sql<SessionRow>`select ${COLUMNS} from identity.session where id = ${id}`.execute(
    db,
  );
  return rows[0];
}

export async function lockSession(db: Database, id: string): Promise<SessionRow | undefined> {
  const { rows } = await sql<SessionRow>`
    select ${COLUMNS} from identity.session where id = ${id} for no key update`.execute(db);
  return rows[0];
}

/** Makes the next refresh token the active one. */
export async function rotateSession(
  db: Database,
  { id, keyId, now }: { readonly id: string; readonly keyId: string; readonly now: Date },
): Promise<SessionRow> {
  // Many tabs that refresh at once go through tokens quickly, and each of the last seconds' tokens may still be on its way.
  const recent = sql`(
    select count(*)::int + 1 from unnest(rotated_at) as rotated (at) where at > ${addSeconds(now, -ROTATIONS_KEPT_S)})`;
  const kept = sql`greatest(${ROTATIONS_KEPT}::int, least(${ROTATIONS_MAX}::int, ${recent}))`;
  const { rows } = await sql<SessionRow>`
    update identity.session set
      refresh_counter = refresh_counter + 1,
      refresh_key_id = ${keyId},
      rotated_at = (rotated_at || ${now}::timestamptz)[greatest(1, cardinality(rotated_at) + 2 - ${kept}):]
    where id = ${id}
    returning ${COLUMNS}`.execute(db);
  const rotated = rows[0];
  if (!rotated) throw new Error('a session vanished while being refreshed');
  return rotated;
}

/** A second factor was proved: aal2 from now on. */
export async function raiseSession(
  db: Database,
  { id, entry }: { readonly id: string; readonly entry: AmrEntry },
): Promise<void> {
  await sql`
    update identity.session set aal = 'aal2', amr = ${JSON.stringify([entry])}::jsonb || amr where id = ${id}`.execute(
    db,
  );
}

/** The person has no authenticator app any more: what it had raised falls back, and without a passkey what passkeys had. */
export async function lowerSessions(
  db: Database,
  { userId, keepsPasskeys }: { readonly userId: string; readonly keepsPasskeys: boolean },
): Promise<void> {
  await sql`
    update identity.session set aal = 'aal1'
    where user_id = ${userId} and aal = 'aal2'
      and not (${keepsPasskeys}::boolean and amr @> '[{"method": "passkey"}]'::jsonb)`.execute(db);
}

/** Whether a person comes from a browser that none of their remembered sessions used; versions do not count. */
export async function isNewDevice(
  db: Database,
  { userId, userAgent }: { readonly userId: string; readonly userAgent: string },
): Promise<boolean> {
  const named = (text: ReturnType<typeof sql>) => sql`regexp_replace(${text}, '[0-9._]+', '', 'g')`;
  const { rows } = await sql<{ is_new: boolean }>`
    select count(*) > 0 and not bool_or(${named(sql`user_agent`)} = ${named(sql`${userAgent}::text`)}) as is_new
    from identity.session where user_id = ${userId} and user_agent <> ''`.execute(db);
  return userAgent !== '' && rows[0]?.is_new === true;
}

/**
 * Whether the account was signed in to before, within ninety days, from this device: by its cookie, or from the same network with the
 * same browser.
 */
export async function isKnownDevice(
  db: Database,
  device: {
    readonly userId: string;
    readonly facts: RequestFacts;
    readonly now: Date;
    /** Only sessions that proved a second factor count. */
    readonly aal?: 'aal2';
  },
): Promise<boolean> {
  const { userId, facts, now, aal } = device;
  const network = truncateAddress(facts.ip);
  const { rows } = await sql<{ is_known: boolean }>`
    select exists (
      select 1 from identity.session
      where user_id = ${userId} and created_at > ${addSeconds(now, -DEVICE_KNOWN_S)}
        and (${aal ?? null}::text is null or aal = ${aal ?? null}::text)
        and (device = ${facts.device ?? null}::text
          or (ip = ${network} and ${browserOf(sql`user_agent`)} = ${browserOf(sql`${facts.userAgent}::text`)}))
    ) as is_known`.execute(db);
  return rows[0]?.is_known === true;
}

/** Versions do not count, and sessions keep the first 200 characters. */
function browserOf(text: ReturnType<typeof sql>) {
  return sql`regexp_replace(left(${text}, 200), '[0-9._]+', '', 'g')`;
}

/** Ends open sessions of a person: one, all, or all but one. Answers the ended ids. */
export async function endSessions(
  db: Database,
  end: {
    readonly userId: string;
    readonly only?: string;
    readonly except?: string;
    /** Those of this level only. */
    readonly aal?: SessionRow['aal'];
    /** Those that were opened or raised by this method only. */
    readonly method?: AmrEntry['method'];
    readonly reason: EndReason;
    readonly now: Date;
  },
): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    update identity.session set ended_at = ${end.now}, end_reason = ${end.reason}
    where user_id = ${end.userId} and ended_at is null
      and (${end.only ?? null}::uuid is null or id = ${end.only ?? null}::uuid)
      and (${end.except ?? null}::uuid is null or id <> ${end.except ?? null}::uuid)
      and (${end.aal ?? null}::text is null or aal = ${end.aal ?? null}::text)
      and (${end.method ?? null}::text is null or amr @> jsonb_build_array(jsonb_build_object('method', ${end.method ?? null}::text)))
    returning id`.execute(db);
  return rows.map(({ id }) => id);
}

/** What is active moves forward only; the PIN window goes with it while it is open. */
export async function touchSession(
  db: Database,
  touch: { readonly id: string; readonly activeAt: Date; readonly pinExpiresAt: Date | null },
): Promise<void> {
  await sql`
    update identity.session set
      last_active_at = greatest(last_active_at, ${touch.activeAt}),
      pin_expires_at = case
        when pin_expires_at is not null then greatest(pin_expires_at, ${touch.pinExpiresAt}::timestamptz)
      end
    where id = ${touch.id} and ended_at is null and last_active_at < ${touch.activeAt}`.execute(db);
}

export async function openPinWindow(
  db: Database,
  pin: { readonly sessionId: string; readonly epoch: number; readonly expiresAt: Date; readonly now: Date },
): Promise<void> {
  await sql`
    update identity.session set
      pin_verified_at = ${pin.now}, pin_expires_at = ${pin.expiresAt}, pin_epoch = ${pin.epoch},
      last_active_at = greatest(last_active_at, ${pin.now})
    where id = ${pin.sessionId}`.execute(db);
}

export async function closePinWindow(db: Database, sessionId: string): Promise<void> {
  await sql`
    update identity.session set pin_verified_at = null, pin_expires_at = null, pin_epoch = null
    where id = ${sessionId}`.execute(db);
}

/** Open sessions that neither idled out nor grew too old, newest first. */
export async function openSessionsOf(
  db: Database,
  since: {
    readonly userId: string;
    readonly activeAfter: Date;
    readonly createdAfter: Date;
    readonly limit: number;
  },
): Promise<readonly SessionRow[]> {
  const { rows } = await sql<SessionRow>`
    select ${COLUMNS} from identity.session
    where user_id = ${since.userId} and ended_at is null
      and last_active_at >= ${since.activeAfter} and created_at > ${since.createdAfter}
    order by id desc limit ${since.limit}`.execute(db);
  return rows;
}

/** Forgets sessions that began before a time. */
export async function deleteSessionsBefore(db: Database, before: Date): Promise<void> {
  await sql`delete from identity.session where created_at < ${before}`.execute(db);
}

/** How many sessions neither ended, idled out nor grew too old. */
export async function countOpenSessions(
  db: Database,
  since: { readonly activeAfter: Date; readonly createdAfter: Date },
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from identity.session
    where ended_at is null and last_active_at >= ${since.activeAfter} and created_at > ${since.createdAfter}`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}
