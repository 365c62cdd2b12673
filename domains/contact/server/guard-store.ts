import type { Database } from '@egcr/server-kit/database';
import { sql } from 'kysely';

/** Counts this sending and answers how many came from the network since; two at once are counted one after the other. */
export async function countSending(
  db: Database,
  { mark, now, since }: { readonly mark: string; readonly now: Date; readonly since: Date },
): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`contact.sending ${mark}`}, 0))`.execute(db);
  await sql`insert into contact.sending (network_mark, at) values (${mark}, ${now})`.execute(db);
  const { rows } = await sql<{ count: bigint }>`
    select count(*) as count from contact.sending where network_mark = ${mark} and at > ${since}`.execute(db);
  return Number(rows[0]?.count ?? 0);
}

export async function forgetSendings(db: Database, before: Date): Promise<void> {
  await sql`delete from contact.sending where at < ${before}`.execute(db);
}

interface NewCode {
  readonly ticketId: string;
  readonly codeHash: string;
  readonly attempts: number;
  readonly now: Date;
  readonly expiresAt: Date;
  /** A code sent after this is too young to be replaced. */
  readonly notSince: Date;
}

/** False where the last code is too young. */
export async function setStatusCode(db: Database, code: NewCode): Promise<boolean> {
  const { rows } = await sql`
    insert into contact.status_code (ticket_id, code_hash, attempts_left, sent_at, expires_at)
    values (${code.ticketId}, ${code.codeHash}, ${code.attempts}, ${code.now}, ${code.expiresAt})
    on conflict (ticket_id) do update
    set code_hash = excluded.code_hash,
      attempts_left = excluded.attempts_left,
      sent_at = excluded.sent_at,
      expires_at = excluded.expires_at
    where contact.status_code.sent_at <= ${code.notSince}
    returning ticket_id`.execute(db);
  return rows.length === 1;
}

/** Spends one guess and answers the hash to compare with; undefined where no guess is left. */
export async function spendAttempt(
  db: Database,
  { ticketId, now }: { readonly ticketId: string; readonly now: Date },
): Promise<string | undefined> {
  const { rows } = await sql<{ code_hash: string }>`
    update contact.status_code
    set attempts_left = attempts_left - 1
    where ticket_id = ${ticketId} and attempts_left > 0 and expires_at > ${now}
    returning code_hash`.execute(db);
  return rows[0]?.code_hash;
}
