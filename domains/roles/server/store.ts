import type { PageAsked } from '@egcr/server-kit/data/page';
import type { Database } from '@egcr/server-kit/database';
import { prepared } from '@egcr/server-kit/prepared';
import { sql } from 'kysely';

import type { ScopeKind } from '../contract/scope.ts';

export interface GrantRow {
  readonly id: string;
  readonly user_id: string;
  readonly role: string;
  readonly scope_kind: ScopeKind;
  readonly scope_id: string;
  readonly reason: string;
  readonly granted_by: string | null;
  readonly approved_by: string | null;
  readonly granted_at: Date;
  readonly ends_at: Date | null;
  readonly ended_at: Date | null;
  readonly ended_by: string | null;
  readonly end_reason: string | null;
}

const COLUMNS = sql.raw(
  `id, user_id, role, scope_kind, scope_id, reason, granted_by, approved_by, granted_at, ends_at, ended_at, ended_by, end_reason`,
);

/** The grants that give a person something at this moment, oldest first. */
export async function activeGrants(
  db: Database,
  { userId, now }: { readonly userId: string; readonly now: Date },
): Promise<readonly GrantRow[]> {
  const { rows } = await sql<GrantRow>`${prepared('roles_active')}
    select ${COLUMNS} from roles.role_grant
    where user_id = ${userId} and ended_at is null and (ends_at is null or ends_at > ${now})
    order by id`.execute(db);
  return rows;
}

/** The roles that people have at this moment, by person. */
export async function activeRolesOf(
  db: Database,
  { userIds, now }: { readonly userIds: readonly string[]; readonly now: Date },
): Promise<ReadonlyMap<string, readonly string[]>> {
  const { rows } = await sql<{ user_id: string; roles: string[] }>`
    select user_id, array_agg(distinct role) as roles from roles.role_grant
    where user_id = any(${[...userIds]}::uuid[]) and ended_at is null and (ends_at is null or ends_at > ${now})
    group by user_id`.execute(db);
  return new Map(rows.map(({ user_id: userId, roles }) => [userId, roles]));
}

/** All grants of a person, the newest first, those that have ended included. */
export async function grantsOf(
  db: Database,
  { userId, limit }: { readonly userId: string; readonly limit: number },
): Promise<readonly GrantRow[]> {
  const { rows } = await sql<GrantRow>`
    select ${COLUMNS} from roles.role_grant where user_id = ${userId} order by id desc limit ${limit}`.execute(
    db,
  );
  return rows;
}

interface NewGrant {
  readonly id: string;
  readonly userId: string;
  readonly role: string;
  readonly scope: { readonly kind: ScopeKind; readonly id: string };
  readonly reason: string;
  readonly grantedBy: string | null;
  readonly approvedBy: string | null;
  readonly now: Date;
  readonly endsAt: Date | null;
}

/** Adds a grant; one of the same role and place that has run out is closed first. False where the person has it already. */
export async function addGrant(db: Database, given: NewGrant): Promise<boolean> {
  const { scope, now } = given;
  await sql`
    update roles.role_grant set ended_at = ends_at, end_reason = 'expired'
    where user_id = ${given.userId} and role = ${given.role} and scope_kind = ${scope.kind} and scope_id = ${scope.id}
      and ended_at is null and ends_at <= ${now}`.execute(db);
  const { rows } = await sql<{ id: string }>`
    insert into roles.role_grant (id, user_id, role, scope_kind, scope_id, reason, granted_by, approved_by, granted_at, ends_at)
    values (${given.id}, ${given.userId}, ${given.role}, ${scope.kind}, ${scope.id}, ${given.reason}, ${given.grantedBy},
      ${given.approvedBy}, ${now}, ${given.endsAt})
    on conflict (user_id, role, scope_kind, scope_id) where ended_at is null do nothing
    returning id`.execute(db);
  return rows.length > 0;
}

export async function findGrant(db: Database, id: string): Promise<GrantRow | undefined> {
  const { rows } = await sql<GrantRow>`select ${COLUMNS} from roles.role_grant where id = ${id}`.execute(db);
  return rows[0];
}

/** Ends a grant; undefined where it has ended before. */
export async function endGrant(
  db: Database,
  {
    id,
    by,
    reason,
    now,
  }: { readonly id: string; readonly by: string | null; readonly reason: string; readonly now: Date },
): Promise<GrantRow | undefined> {
  const { rows } = await sql<GrantRow>`
    update roles.role_grant set ended_at = ${now}, ended_by = ${by}, end_reason = ${reason}
    where id = ${id} and ended_at is null
    returning ${COLUMNS}`.execute(db);
  return rows[0];
}

/** People of whom a grant has run out without its end being written down. */
export async function runOut(db: Database, now: Date, limit: number): Promise<readonly GrantRow[]> {
  const { rows } = await sql<GrantRow>`
    select ${COLUMNS} from roles.role_grant
    where ended_at is null and ends_at <= ${now} order by ends_at limit ${limit}`.execute(db);
  return rows;
}

/** Grants by page, the newest first. */
export async function listGrants(
  db: Database,
  { isActive, now, after, limit }: PageAsked<string> & { readonly isActive: boolean; readonly now: Date },
): Promise<readonly GrantRow[]> {
  const standing = sql`ended_at is null and (ends_at is null or ends_at > ${now})`;
  const { rows } = await sql<GrantRow>`
    select ${COLUMNS} from roles.role_grant
    where ${isActive ? standing : sql`not (${standing})`} ${after === undefined ? sql`` : sql`and id < ${after}`}
    order by id desc limit ${limit}`.execute(db);
  return rows;
}

/** Everybody who has at least one of these roles, for whatever place. */
export async function holdersOf(
  db: Database,
  { roles, now }: { readonly roles: readonly string[]; readonly now: Date },
): Promise<readonly string[]> {
  const { rows } = await sql<{ user_id: string }>`
    select distinct user_id from roles.role_grant
    where role = any(${[...roles]}::text[]) and ended_at is null and (ends_at is null or ends_at > ${now})
    order by user_id`.execute(db);
  return rows.map(({ user_id }) => user_id);
}
