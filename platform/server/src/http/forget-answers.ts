import { IDEMPOTENCY_KEEP_S } from '@egcr/contract/limits';
import { addSeconds } from '@egcr/contract/time';
import { sql } from 'kysely';

import type { Work } from '../work.ts';

/** So many in one statement, and so many statements in one run: what is left waits for the next. */
const ROWS_AT_ONCE = 5000;
const STATEMENTS_MAX = 50;
const FIRST_FAILURE = 400;

/**
 * Forgets the answers to calls that are older than the promise to repeat them. What was refused is forgotten whole: nothing was done, so the
 * same request may be made anew. Of what was done the key and the hash of the request stay for good, and a repeat is refused with already_done.
 */
export async function forgetAnswers(work: Pick<Work, 'db' | 'now'>): Promise<void> {
  for (let statements = 0; statements < STATEMENTS_MAX; statements += 1)
    if ((await forgetSome(work)) < ROWS_AT_ONCE) return;
}

async function forgetSome({ db, now }: Pick<Work, 'db' | 'now'>): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    with old as (
      select user_id, key, status
      from platform.idempotency
      where sealed_body is not null and created_at < ${addSeconds(now, -IDEMPOTENCY_KEEP_S)}
      order by created_at
      limit ${ROWS_AT_ONCE}
    ),
    refused as (
      delete from platform.idempotency as stored
      using old
      where stored.user_id = old.user_id and stored.key = old.key and old.status >= ${FIRST_FAILURE}
    ),
    done as (
      update platform.idempotency as stored
      set sealed_body = null, headers = '{}'
      from old
      where stored.user_id = old.user_id and stored.key = old.key and old.status < ${FIRST_FAILURE}
    )
    select count(*)::integer as count from old`.execute(db);
  return rows[0]?.count ?? 0;
}
