import type { Database } from '@egcr/server-kit/database';
import { sql } from 'kysely';

import { CODE_ATTEMPTS } from '../contract/limits.ts';

export interface Spending {
  readonly challenge: string;
  /** `check`: looked at by the verify call. `act`: let an action through. */
  readonly purpose: 'check' | 'act';
  readonly now: Date;
  readonly expiresAt: Date;
}

/** Uses a solved challenge up; false where it was before. Of any number at once exactly one gets true. */
export async function spendChallenge(db: Database, spending: Spending): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into captcha.spent_challenge (challenge, purpose, spent_at, expires_at)
    values (${spending.challenge}, ${spending.purpose}, ${spending.now}, ${spending.expiresAt})
    on conflict do nothing`.execute(db);
  return numAffectedRows === 1n;
}

/** Counts a try at a code; false, and nothing counted, where all tries are used up. */
export async function countAttempt(
  db: Database,
  { codeId, expiresAt }: { readonly codeId: string; readonly expiresAt: Date },
): Promise<boolean> {
  const { rows } = await sql`
    insert into captcha.code_attempt as attempt (code_id, attempts, expires_at)
    values (${codeId}, 1, ${expiresAt})
    on conflict (code_id) do update
    set attempts = attempt.attempts + 1
    where attempt.attempts < ${CODE_ATTEMPTS}
    returning attempts`.execute(db);
  return rows.length > 0;
}

export async function deleteExpired(db: Database, now: Date): Promise<void> {
  await sql`delete from captcha.spent_challenge where expires_at < ${now}`.execute(db);
  await sql`delete from captcha.code_attempt where expires_at < ${now}`.execute(db);
}
