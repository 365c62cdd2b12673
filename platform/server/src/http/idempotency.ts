import { createHash } from 'node:crypto';

import { uuidv7 } from '@egcr/contract/ids';
import { IDEMPOTENCY_KEY_MAX_LENGTH, IN_PROGRESS_RETRY_S } from '@egcr/contract/limits';
import { platformRefusals } from '@egcr/contract/refusals';
import { sql } from 'kysely';

import { isDatabaseError, SQL_STATE, type Database } from '../database.ts';
import { Refusal } from '../refusal.ts';

/** A stored or fresh answer: what goes over the wire, without the request's own id. */
export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
}

export interface KeyClaim {
  readonly userId: string;
  readonly key: string;
  readonly call: string;
  readonly requestHash: Buffer;
  readonly now: Date;
}

const PRINTABLE = /^[\x21-\x7e]+$/;

/** Reads the Idempotency-Key header. Refuses idempotency_key_required where it is absent, too long or not printable. */
export function readKey(header: string | readonly string[] | undefined): string {
  if (typeof header !== 'string' || header.length > IDEMPOTENCY_KEY_MAX_LENGTH || !PRINTABLE.test(header)) {
    throw new Refusal(platformRefusals.idempotency_key_required);
  }
  return header;
}

/** SHA-256 over the call and its input with sorted members: the same request gives the same hash however it was written. */
export function hashRequest(call: string, input: unknown): Buffer {
  return createHash('sha256')
    .update(`${call}\n${canonical(input)}`)
    .digest();
}

function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const members = Object.entries(value)
    .filter(([, member]) => member !== undefined)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, member]) => `${JSON.stringify(name)}:${canonical(member)}`);
  return `{${members.join(',')}}`;
}

/**
 * Claims the key inside the call's own transaction. A repeat that arrives while the first is at work waits for it on the row;
 * one that waits too long is refused with in_progress. Refuses idempotency_mismatch where the key came with another request.
 * Returns the stored answer of a finished repeat, or the effect id to work with.
 */
export async function claimKey(
  db: Database,
  claim: KeyClaim,
): Promise<{ answer: Answer } | { effectId: string }> {
  const effectId = uuidv7(claim.now.getTime());
  const claimed = await insertClaim(db, claim, effectId);
  if (claimed) return { effectId };
  const { rows } = await sql<StoredRow>`
    select call, request_hash, status, headers, body
    from platform.idempotency
    where user_id = ${claim.userId} and key = ${claim.key}`.execute(db);
  const stored = rows[0];
  if (!stored || stored.status === null)
    throw new Refusal(platformRefusals.in_progress, { retryAfter_s: IN_PROGRESS_RETRY_S });
  if (stored.call !== claim.call || !stored.request_hash.equals(claim.requestHash)) {
    throw new Refusal(platformRefusals.idempotency_mismatch);
  }
  return {
    answer: {
      status: stored.status,
      headers: { ...stored.headers, 'idempotency-hit': 'true' },
      body: stored.body,
    },
  };
}

interface StoredRow {
  readonly call: string;
  readonly request_hash: Buffer;
  readonly status: number | null;
  readonly headers: Record<string, string> | null;
  readonly body: unknown;
}

async function insertClaim(db: Database, claim: KeyClaim, effectId: string): Promise<boolean> {
  try {
    const { rows } = await sql`
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
export async function storeAnswer(db: Database, claim: KeyClaim, answer: Answer): Promise<void> {
  await sql`
    update platform.idempotency
    set status = ${answer.status}, headers = ${JSON.stringify(answer.headers)}::jsonb, body = ${JSON.stringify(answer.body ?? null)}::json
    where user_id = ${claim.userId} and key = ${claim.key}`.execute(db);
}

/** Forgets keys older than `before`; at most 10,000 at a time. Returns how many. */
export async function purgeKeys(db: Database, before: Date): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from platform.idempotency
    where (user_id, key) in (select user_id, key from platform.idempotency where created_at < ${before} limit 10000)`.execute(
    db,
  );
  return Number(numAffectedRows ?? 0n);
}
