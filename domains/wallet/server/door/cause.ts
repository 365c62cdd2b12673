import { createHash } from 'node:crypto';

import type { Database } from '@egcr/server-kit/database';
import { sql } from 'kysely';

import type { MoneyKind } from './money-kind.ts';

/** Why the door is asked: one move of money for each verb, kind and key, however often and however late it is asked for. */
export interface Cause {
  readonly verb: 'pay' | 'collect' | 'move' | 'hold' | 'capture' | 'give_back';
  readonly kind: MoneyKind;
  /** The caller's id of what it is for: the reward, the invoice with the number of its part. */
  readonly key: string;
}

/**
 * The cause as an id: that of the hold, or of the transfer's group. A transfer's own id holds the time at which it is posted, so it
 * cannot come from the cause, which may be weeks older.
 */
export function causeIdOf({ verb, kind, key }: Cause): string {
  const hash = createHash('sha256')
    .update(JSON.stringify([verb, kind.name, key]))
    .digest('hex');
  // A UUID of version 8: made from what it names. https://www.rfc-editor.org/rfc/rfc9562#name-uuid-version-8
  return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-8${hash.slice(13, 16)}-a${hash.slice(17, 20)}-${hash.slice(20, 32)}`;
}

/** Calls for one cause follow each other until the transaction ends. */
export async function lockCause(db: Database, causeId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${causeId}, 44))`.execute(db);
}

/** The same for several causes, in the order of their ids, so that two calls never wait for each other. */
export async function lockCauses(db: Database, causeIds: readonly string[]): Promise<void> {
  await sql`
    select pg_advisory_xact_lock(hashtextextended(cause, 44))
    from (select unnest(${causeIds}::text[]) as cause order by 1) as sorted`.execute(db);
}
