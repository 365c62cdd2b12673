import type { Database } from '@egcr/server-kit/database';
import { sql } from 'kysely';

import { CODE_ATTEMPTS_MAX } from '../../contract/limits.ts';
import type { StoredHash } from '../hashing.ts';
import type { OneTimeSecret } from '../one-time-secret.ts';
import { endAuthCodes } from './auth-codes.ts';

export const tokenKinds = [
  'email_signup',
  'phone_signup',
  'email_signin',
  'phone_signin',
  'recovery',
  'reauthentication',
  'pin_reset',
  'email_change_current',
  'email_change_new',
  'phone_change',
  'invite',
  'hold_release',
] as const;
export type TokenKind = (typeof tokenKinds)[number];

export interface TokenRow {
  readonly id: string;
  readonly user_id: string;
  readonly kind: TokenKind;
  readonly sent_to: string;
  readonly key_id: string;
  readonly code_hash: Buffer;
  readonly link_hash: Buffer;
  readonly attempts: number;
  readonly sent_at: Date;
  readonly expires_at: Date;
  readonly ended_at: Date | null;
  readonly end_reason: string | null;
  readonly pending_password_hash: string | null;
  readonly pending_password_key_id: string | null;
  readonly pending_metadata: Readonly<Record<string, unknown>> | null;
  readonly session_id: string | null;
  /** Null: bound to nobody. */
  readonly asked_network: string | null;
  readonly asked_device: string | null;
  /** PKCE: what the client that asked will have to prove; null for links that bring tokens themselves. */
  readonly code_challenge: string | null;
}

const COLUMNS = sql.raw(
  `id, user_id, kind, sent_to, key_id, code_hash, link_hash, attempts, sent_at, expires_at, ended_at, end_reason,
   pending_password_hash, pending_password_key_id, pending_metadata, session_id, asked_network, asked_device,
   code_challenge`,
);

/** What a sign-up asked for and its confirmation brings into force. */
export interface Pending {
  readonly password?: StoredHash;
  readonly metadata?: Readonly<Record<string, unknown>>;
}

export interface NewToken {
  readonly id: string;
  readonly userId: string;
  readonly kind: TokenKind;
  readonly sentTo: string;
  readonly secret: OneTimeSecret;
  readonly now: Date;
  readonly expiresAt: Date;
  /** Refused where the last of this kind was sent after this. */
  readonly lastSentBefore: Date;
  /** `keep`: a repeated message brings the same pending facts into force. */
  readonly pending: Pending | 'keep';
  readonly sessionId?: string;
  /** Who asked for it; absent where an operator did. */
  readonly asker?: Asker;
  /** PKCE: what the client that asked will have to prove. */
  readonly challenge?: Challenge | undefined;
}

/** Says that a repeated message belongs to the flow of the last one, whatever that was. */
export const SAME_FLOW = Symbol('the flow of the last message');

export type Challenge = string | typeof SAME_FLOW;

/** Where a request comes from, as codes are bound to it. */
export interface Asker {
  /** Cut to /24 or /48. */
  readonly network: string;
  readonly device: string | undefined;
}

/** Replaces the person's token of this kind, unless the last one is too young: undefined then. Race-free: of two at once one is written. */
export async function putToken(
  db: Database,
  token: NewToken,
): Promise<{ readonly challenge: string | null } | undefined> {
  const { secret, pending } = token;
  const isKept = pending === 'keep';
  const password = isKept ? undefined : pending.password;
  const metadata = isKept ? undefined : pending.metadata;
  const isSameFlow = token.challenge === SAME_FLOW;
  const challenge = isSameFlow ? null : (token.challenge ?? null);
  const { rows } = await sql<{ challenge: string | null }>`
    insert into identity.one_time_token (
      id, user_id, kind, sent_to, key_id, code_hash, link_hash, sent_at, expires_at,
      pending_password_hash, pending_password_key_id, pending_metadata, session_id, asked_network, asked_device,
      code_challenge
    )
    values (
      ${token.id}, ${token.userId}, ${token.kind}, ${token.sentTo}, ${secret.keyId}, ${secret.codeHash}, ${secret.linkHash},
      ${token.now}, ${token.expiresAt}, ${password?.hash ?? null}, ${password?.keyId ?? null},
      ${metadata === undefined ? null : JSON.stringify(metadata)}, ${token.sessionId ?? null},
      ${token.asker?.network ?? null}, ${token.asker?.device ?? null}, ${challenge}
    )
    on conflict (user_id, kind) do update set
      id = excluded.id, sent_to = excluded.sent_to, key_id = excluded.key_id, code_hash = excluded.code_hash,
      link_hash = excluded.link_hash, attempts = 0, other_attempts = 0, sent_at = excluded.sent_at, expires_at = excluded.expires_at,
      ended_at = null, end_reason = null, session_id = excluded.session_id,
      asked_network = excluded.asked_network, asked_device = excluded.asked_device,
      code_challenge = case when ${isSameFlow} then one_time_token.code_challenge else excluded.code_challenge end,
      pending_password_hash = case when ${isKept} then one_time_token.pending_password_hash else excluded.pending_password_hash end,
      pending_password_key_id = case when ${isKept} then one_time_token.pending_password_key_id else excluded.pending_password_key_id end,
      pending_metadata = case when ${isKept} then one_time_token.pending_metadata else excluded.pending_metadata end
    where one_time_token.sent_at <= ${token.lastSentBefore}
    returning code_challenge as challenge`.execute(db);
  return rows[0];
}

/** When this kind was last sent to the person. */
export async function findToken(
  db: Database,
  { userId, kind }: { readonly userId: string; readonly kind: TokenKind },
): Promise<TokenRow | undefined> {
  const { rows } = await sql<TokenRow>`
    select ${COLUMNS} from identity.one_time_token where user_id = ${userId} and kind = ${kind}`.execute(db);
  return rows[0];
}

export async function tokensOf(db: Database, userId: string): Promise<readonly TokenRow[]> {
  const { rows } = await sql<TokenRow>`
    select ${COLUMNS} from identity.one_time_token where user_id = ${userId}`.execute(db);
  return rows;
}

export async function findTokenById(db: Database, id: string): Promise<TokenRow | undefined> {
  const { rows } =
    await sql<TokenRow>`select ${COLUMNS} from identity.one_time_token where id = ${id}`.execute(db);
  return rows[0];
}

/**
 * Counts one guess against every live token of these kinds that the guesser may use, and answers the counted rows, held until the unit
 * ends. The device that asked has guesses of its own; others of its network share as many; a code is nothing in any other network, so
 * that no stranger uses up the guesses of its owner. No row: there is nothing to guess at. Must be committed also where the guess is wrong.
 */
export async function reserveGuess(
  db: Database,
  guess: {
    readonly userId: string;
    readonly kinds: readonly TokenKind[];
    readonly sentTo: string;
    readonly asker: Asker;
    readonly now: Date;
  },
): Promise<readonly TokenRow[]> {
  const isAsker = sql`(asked_network is null or coalesce(asked_device = ${guess.asker.device ?? null}::text, false))`;
  const { rows } = await sql<TokenRow>`
    update identity.one_time_token set
      attempts = attempts + ${isAsker}::int, other_attempts = other_attempts + (not ${isAsker})::int
    where user_id = ${guess.userId} and kind = any(${[...guess.kinds]}::text[]) and sent_to = ${guess.sentTo}
      and ended_at is null and expires_at > ${guess.now}
      and (${isAsker} or asked_network = ${guess.asker.network})
      and case when ${isAsker} then attempts else other_attempts end < ${CODE_ATTEMPTS_MAX}
    returning ${COLUMNS}`.execute(db);
  return rows;
}

/** Spends a token; false where another request was first or its time is over. */
export async function spendToken(
  db: Database,
  { id, now }: { readonly id: string; readonly now: Date },
): Promise<boolean> {
  const { rows } = await sql<{ id: string }>`
    update identity.one_time_token set
      ended_at = ${now}, end_reason = 'used',
      pending_password_hash = null, pending_password_key_id = null, pending_metadata = null
    where id = ${id} and ended_at is null and expires_at > ${now}
    returning id`.execute(db);
  return rows.length > 0;
}

/** Takes every other live token of a person out of force, with what they would have brought, and the auth codes of their links. */
export async function endTokens(
  db: Database,
  { userId, reason, now }: { readonly userId: string; readonly reason: string; readonly now: Date },
): Promise<void> {
  await sql`
    update identity.one_time_token set
      ended_at = ${now}, end_reason = ${reason},
      pending_password_hash = null, pending_password_key_id = null, pending_metadata = null
    where user_id = ${userId} and ended_at is null`.execute(db);
  await endAuthCodes(db, { userId, reason, now });
}

/** What people asked for themselves with messages not answered yet comes into force no more; what an operator set with an invitation does. */
export async function dropPending(db: Database, userId: string): Promise<void> {
  await sql`
    update identity.one_time_token set
      pending_password_hash = null, pending_password_key_id = null, pending_metadata = null
    where user_id = ${userId} and kind in ('email_signup', 'phone_signup', 'email_signin', 'phone_signin')`.execute(
    db,
  );
}
