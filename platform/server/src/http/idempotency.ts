import { createHash } from 'node:crypto';

import { uuidv7 } from '@egcr/contract/ids';
import { IDEMPOTENCY_KEY_MAX_LENGTH, IN_PROGRESS_RETRY_S } from '@egcr/contract/limits';
import { platformRefusals } from '@egcr/contract/refusals';
import { sql } from 'kysely';

import type { LastStatement } from '../data/batch-lane.ts';
import { canonicalJson } from '../data/canonical-json.ts';
import { isDatabaseError, SQL_STATE, type Database } from '../postgres/database.ts';
import type { FieldCipher } from '../data/field-encryption.ts';
import { prepared } from '../postgres/prepared.ts';
import { Refusal } from '../refusal.ts';
import type { SealedColumn } from '../data/reseal.ts';
import type { Answer } from './answer.ts';

export interface KeyClaim {
  readonly userId: string;
  readonly key: string;
  readonly call: string;
  readonly requestHash: Buffer;
  readonly now: Date;
}

type Key = Pick<KeyClaim, 'userId' | 'key'>;

/** Where answers are kept, and what seals them. */
interface Stored {
  readonly db: Database;
  readonly cipher: FieldCipher;
}

const PRINTABLE = /^[\x21-\x7e]+$/;

/** Reads the Idempotency-Key header. Refuses idempotency_key_required where it is absent, too long or not printable. */
export function readKey(header: string | readonly string[] | undefined): string {
  if (typeof header !== 'string' || header.length > IDEMPOTENCY_KEY_MAX_LENGTH || !PRINTABLE.test(header)) {
    throw new Refusal(platformRefusals.idempotency_key_required);
  }
  return header;
}

/** Answers hold bank details and names: they are kept sealed. */
export const answerColumn: SealedColumn = {
  table: 'platform.idempotency',
  column: 'sealed_body',
  key: ['user_id', 'key'],
};

/**
 * Keyed hash over the call and its input with sorted members: the same request gives the same hash however it was written, and nobody
 * who reads the database finds a request by trying.
 */
export function hashRequest(cipher: FieldCipher, call: string, input: unknown): Buffer {
  const plainHash = createHash('sha256')
    .update(`${call}\n${canonicalJson(input)}`)
    .digest('hex');
  return cipher.lookup('platform.idempotency.request_hash', plainHash);
}

function sealBody(cipher: FieldCipher, { userId, key }: Key, { body }: Answer): string {
  return cipher.seal({ ...answerColumn, row: `${userId}|${key}` }, JSON.stringify(body ?? null));
}

/**
 * Claims the key inside the call's own transaction. A repeat that arrives while the first is at work waits for it on the row;
 * one that waits too long is refused with in_progress. Refuses as `repeatOf`.
 * Returns the stored answer of a finished repeat, or the effect id to work with.
 */
export async function claimKey(
  { db, cipher }: Stored,
  claim: KeyClaim,
): Promise<{ answer: Answer } | { effectId: string }> {
  const effectId = uuidv7(claim.now.getTime());
  const claimed = await insertClaim(db, claim, effectId);
  if (claimed) return { effectId };
  const { rows } = await sql<StoredRow>`
    select call, request_hash, status, headers, sealed_body
    from platform.idempotency
    where user_id = ${claim.userId} and key = ${claim.key}`.execute(db);
  const stored = rows[0];
  if (!stored || stored.status === null)
    throw new Refusal(platformRefusals.in_progress, { retryAfter_s: IN_PROGRESS_RETRY_S });
  return { answer: repeatOf(claim, firstOf(cipher, claim, stored)) };
}

/** The first call with a key, and what it was answered; undefined where the answer is kept no more (`forgetAnswers`). */
export interface FirstCall {
  readonly call: string;
  readonly requestHash: Buffer;
  readonly answer: Answer | undefined;
}

/**
 * The answer to a repeat. Refuses idempotency_mismatch where the key came with another request, already_done where the answer is kept no more: what
 * was done once is never done again.
 */
export function repeatOf(
  claim: Pick<KeyClaim, 'call' | 'requestHash'>,
  { call, requestHash, answer }: FirstCall,
): Answer {
  if (call !== claim.call || !requestHash.equals(claim.requestHash)) {
    throw new Refusal(platformRefusals.idempotency_mismatch);
  }
  if (answer === undefined) throw new Refusal(platformRefusals.already_done);
  return { ...answer, headers: { ...answer.headers, 'idempotency-hit': 'true' } };
}

interface StoredRow {
  readonly call: string;
  readonly request_hash: Buffer;
  readonly status: number | null;
  readonly headers: Record<string, string> | null;
  readonly sealed_body: string | null;
}

function firstOf(cipher: FieldCipher, { userId, key }: Key, stored: StoredRow): FirstCall {
  const { call, request_hash: requestHash, status, headers, sealed_body: sealed } = stored;
  if (sealed === null) return { call, requestHash, answer: undefined };
  const body: unknown = JSON.parse(cipher.open({ ...answerColumn, row: `${userId}|${key}` }, sealed));
  return { call, requestHash, answer: { status: status ?? 0, headers: headers ?? {}, body } };
}

async function insertClaim(db: Database, claim: KeyClaim, effectId: string): Promise<boolean> {
  try {
    const { rows } = await sql`${prepared('platform_claim')}
      insert into platform.idempotency (user_id, key, call, request_hash, effect_id, created_at)
      values (${claim.userId}, ${claim.key}, ${claim.call}, ${claim.requestHash}, ${effectId}, ${claim.now})
      on conflict do nothing
      returning effect_id`.execute(db);
    return rows.length > 0;
  } catch (error) {
    if (!isDatabaseError(error, SQL_STATE.lockNotAvailable)) throw error;
    throw new Refusal(platformRefusals.in_progress, { retryAfter_s: IN_PROGRESS_RETRY_S });
  }
}

/** Stores the answer beside the claim; the commit that follows makes effect and answer durable together. */
export async function storeAnswer({ db, cipher }: Stored, claim: KeyClaim, answer: Answer): Promise<void> {
  await sql`${prepared('platform_answer')}
    update platform.idempotency
    set status = ${answer.status}, headers = ${JSON.stringify(answer.headers)}::jsonb,
      sealed_body = ${sealBody(cipher, claim, answer)}
    where user_id = ${claim.userId} and key = ${claim.key}`.execute(db);
}

/** The finished calls among some keys, in the order asked; undefined where a key is new. One round trip. */
export async function readFirstCalls(
  { db, cipher }: Stored,
  keys: readonly Key[],
): Promise<readonly (FirstCall | undefined)[]> {
  const { rows } = await sql<StoredRow & { place: number }>`
    select asked.place::integer, stored.call, stored.request_hash, stored.status, stored.headers, stored.sealed_body
    from unnest(
      ${keys.map(({ userId }) => userId)}::uuid[],
      ${keys.map(({ key }) => key)}::text[]
    ) with ordinality as asked (user_id, key, place)
    join platform.idempotency as stored on stored.user_id = asked.user_id and stored.key = asked.key`.execute(
    db,
  );
  const found = new Map(rows.map((row) => [row.place, row]));
  return keys.map((key, at) => {
    const row = found.get(at + 1);
    return row && firstOf(cipher, key, row);
  });
}

interface AnsweredClaim {
  readonly claim: KeyClaim;
  readonly effectId: string;
  readonly answer: Answer;
}

/**
 * Claims new keys together with their answers, for a batch lane to send last, after the work itself. Fails with a unique violation, and so undoes the
 * work, where one is taken. A key that someone is working with is waited for, as long as the connection waits for locks.
 */
export function answersLast({ db, cipher }: Stored, answered: readonly AnsweredClaim[]): LastStatement {
  const of = <Value>(value: (one: AnsweredClaim) => Value) => answered.map(value);
  const { sql: text, parameters: values } = sql`
    insert into platform.idempotency (user_id, key, call, request_hash, effect_id, created_at, status, headers, sealed_body)
    select user_id, key, call, request_hash, effect_id, created_at, status, headers::jsonb, sealed_body
    from unnest(
      ${of(({ claim }) => claim.userId)}::uuid[],
      ${of(({ claim }) => claim.key)}::text[],
      ${of(({ claim }) => claim.call)}::text[],
      ${of(({ claim }) => claim.requestHash)}::bytea[],
      ${of(({ effectId }) => effectId)}::uuid[],
      ${of(({ claim }) => claim.now)}::timestamptz[],
      ${of(({ answer }) => answer.status)}::smallint[],
      ${of(({ answer }) => JSON.stringify(answer.headers))}::text[],
      ${of(({ claim, answer }) => sealBody(cipher, claim, answer))}::text[]
    ) as given (user_id, key, call, request_hash, effect_id, created_at, status, headers, sealed_body)
    order by user_id, key`.compile(db);
  return { text, values };
}
