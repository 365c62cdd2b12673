import type { Database } from '@egcr/server-kit/database';
import { sql } from 'kysely';

export interface RequestRow {
  readonly case_id: string;
  readonly user_id: string;
  readonly role: string;
  readonly scope_kind: 'global' | 'queue';
  readonly scope_id: string;
  readonly reason: string;
  readonly ends_at: Date | null;
}

/** Keeps what a person asks for. False where the same request waits. */
export async function insertRequest(db: Database, row: RequestRow, now: Date): Promise<boolean> {
  const { rows } = await sql<{ case_id: string }>`
    insert into roles.role_request (case_id, user_id, role, scope_kind, scope_id, reason, ends_at, asked_at)
    values (${row.case_id}, ${row.user_id}, ${row.role}, ${row.scope_kind}, ${row.scope_id}, ${row.reason}, ${row.ends_at},
      ${now})
    on conflict (user_id, role, scope_kind, scope_id) where closed_at is null do nothing
    returning case_id`.execute(db);
  return rows.length > 0;
}

export async function findRequest(db: Database, caseId: string): Promise<RequestRow | undefined> {
  const { rows } = await sql<RequestRow>`
    select case_id, user_id, role, scope_kind, scope_id, reason, ends_at
    from roles.role_request where case_id = ${caseId}`.execute(db);
  return rows[0];
}

/** The case from which a proposal came; undefined where none asked for it. */
export async function caseOfProposal(db: Database, proposalId: string): Promise<string | undefined> {
  const { rows } = await sql<{ case_id: string }>`
    select case_id from roles.role_request where proposal_id = ${proposalId}`.execute(db);
  return rows[0]?.case_id;
}

/** The case was decided; with the proposal that came of it. */
export async function closeRequest(
  db: Database,
  closed: { readonly caseId: string; readonly proposalId?: string; readonly now: Date },
): Promise<void> {
  await sql`
    update roles.role_request set closed_at = ${closed.now}, proposal_id = ${closed.proposalId ?? null}
    where case_id = ${closed.caseId} and closed_at is null`.execute(db);
}

/** An appeal opens it again; false where the person asked for the same anew meanwhile. */
export async function reopenRequest(db: Database, caseId: string): Promise<boolean> {
  const { rows } = await sql<{ case_id: string }>`
    update roles.role_request request set closed_at = null
    where case_id = ${caseId} and not exists (
      select from roles.role_request other
      where other.user_id = request.user_id and other.role = request.role and other.scope_kind = request.scope_kind
        and other.scope_id = request.scope_id and other.closed_at is null)
    returning case_id`.execute(db);
  return rows.length > 0;
}
