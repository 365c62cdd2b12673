import { nameKey } from '@egcr/contract/name-key';
import type { Work } from '@egcr/server-kit/work';
import { sql } from 'kysely';

import type { OrganisationKind, TeamRole } from '../contract/team-roles.ts';

type Db = Work['db'];
type At = Pick<Work, 'db' | 'now'>;

export interface OrganisationRecord {
  readonly id: string;
  readonly kind: OrganisationKind;
  readonly name: string;
  readonly country: string;
  readonly created_at: Date;
  readonly closed_at: Date | null;
  /** Of the register of businesses; null: self-declared. */
  readonly register_number: string | null;
}

/** An organisation as one of its members has it. */
export interface OwnOrganisation extends OrganisationRecord {
  readonly role: TeamRole;
  readonly members: number;
}

export interface MemberRow {
  readonly user_id: string;
  readonly role: TeamRole;
  readonly joined_at: Date;
}

const shown = sql.raw(`o.id, o.kind, o.name, o.country, o.created_at, o.closed_at, o.register_number, m.role,
  (select count(*)::integer from organisations.member as all_of where all_of.organisation_id = o.id) as members`);

export async function organisationsOf(db: Db, userId: string): Promise<readonly OwnOrganisation[]> {
  const { rows } = await sql<OwnOrganisation>`
    select ${shown}
    from organisations.member as m
    join organisations.organisation as o on o.id = m.organisation_id
    where m.user_id = ${userId}
    order by o.name, o.id`.execute(db);
  return rows;
}

interface OfMember {
  readonly id: string;
  readonly userId: string;
  /** No one else changes the organisation or its team until the transaction ends. */
  readonly isLocked?: boolean;
}

/** An organisation of which a person is a member. */
export async function findOwn(
  db: Db,
  { id, userId, isLocked = false }: OfMember,
): Promise<OwnOrganisation | undefined> {
  if (isLocked) await lockOrganisation(db, id);
  const { rows } = await sql<OwnOrganisation>`
    select ${shown}
    from organisations.organisation as o
    join organisations.member as m on m.organisation_id = o.id
    where o.id = ${id} and m.user_id = ${userId}`.execute(db);
  return rows[0];
}

/** Who is in a team, and whether the organisation is closed. */
export async function usersOf(
  db: Db,
  organisationId: string,
): Promise<readonly { readonly user_id: string; readonly role: TeamRole; readonly is_closed: boolean }[]> {
  const { rows } = await sql<{ user_id: string; role: TeamRole; is_closed: boolean }>`
    select m.user_id, m.role, o.closed_at is not null as is_closed
    from organisations.member as m
    join organisations.organisation as o on o.id = m.organisation_id
    where m.organisation_id = ${organisationId}
    order by m.user_id`.execute(db);
  return rows;
}

/** Whether an organisation is a business of the register. */
export async function isRegistered(db: Db, id: string): Promise<boolean> {
  const { rows } = await sql`
    select id
    from organisations.organisation
    where id = ${id} and kind = 'business' and register_number is not null`.execute(db);
  return rows.length === 1;
}

/** Whether a person is in the team of one of some organisations, or of one that another person is in, whether it is open or closed. */
export async function shareOrganisation(
  db: Db,
  {
    one,
    other,
    organisationIds,
  }: { readonly one: string; readonly other: string; readonly organisationIds: readonly string[] },
): Promise<boolean> {
  const { rows } = await sql`
    select m.user_id
    from organisations.member as m
    where m.user_id = ${one}
      and (
        m.organisation_id = any(${[...organisationIds]}::uuid[])
        or m.organisation_id in (select organisation_id from organisations.member where user_id = ${other}))
    limit 1`.execute(db);
  return rows.length === 1;
}

/** The people with whom a person is in a team, whether its organisation is open or closed. */
export async function colleaguesOf(db: Db, userId: string): Promise<readonly string[]> {
  const { rows } = await sql<{ user_id: string }>`
    select distinct theirs.user_id
    from organisations.member as own
    join organisations.member as theirs on theirs.organisation_id = own.organisation_id
    where own.user_id = ${userId} and theirs.user_id <> ${userId}`.execute(db);
  return rows.map((row) => row.user_id);
}

export async function namesOf(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ id: string; name: string }>`
    select id, name from organisations.organisation where id = any(${[...ids]}::uuid[])`.execute(db);
  return new Map(rows.map(({ id, name }) => [id, name]));
}

export async function lockOrganisation(db: Db, id: string): Promise<OrganisationRecord | undefined> {
  const { rows } = await sql<OrganisationRecord>`
    select id, kind, name, country, created_at, closed_at, register_number
    from organisations.organisation
    where id = ${id}
    for no key update`.execute(db);
  return rows[0];
}

export async function insertOrganisation(
  { db, now }: At,
  { id, kind, name, country }: Pick<OrganisationRecord, 'id' | 'kind' | 'name' | 'country'>,
): Promise<void> {
  await sql`
    insert into organisations.organisation (id, kind, name, name_key, country, created_at)
    values (${id}, ${kind}, ${name}, ${nameKey(name)}, ${country}, ${now})`.execute(db);
}

export async function setRegisterNumber(
  db: Db,
  { id, number }: { readonly id: string; readonly number: string },
): Promise<void> {
  await sql`
    update organisations.organisation set register_number = ${number} where id = ${id}`.execute(db);
}

export async function clearRegisterNumbers(db: Db, ids: readonly string[]): Promise<void> {
  await sql`
    update organisations.organisation set register_number = null where id = any (${[...ids]}::uuid[])`.execute(
    db,
  );
}

export async function updateOrganisation(
  db: Db,
  { id, name, country }: Pick<OrganisationRecord, 'id' | 'name' | 'country'>,
): Promise<void> {
  await sql`
    update organisations.organisation set name = ${name}, name_key = ${nameKey(name)}, country = ${country}
    where id = ${id}`.execute(db);
}

export async function markClosed({ db, now }: At, id: string): Promise<void> {
  await sql`
    update organisations.organisation set closed_at = ${now} where id = ${id} and closed_at is null`.execute(
    db,
  );
}

/** The team, in the order in which they joined. */
export async function membersOf(db: Db, organisationId: string): Promise<readonly MemberRow[]> {
  const { rows } = await sql<MemberRow>`
    select user_id, role, joined_at
    from organisations.member
    where organisation_id = ${organisationId}
    order by joined_at, user_id`.execute(db);
  return rows;
}

interface Membership {
  readonly organisationId: string;
  readonly userId: string;
}

/** Makes a person a member; false where they are one. */
export async function insertMember(
  { db, now }: At,
  { organisationId, userId, role }: Membership & { readonly role: TeamRole },
): Promise<boolean> {
  const { rows } = await sql<{ user_id: string }>`
    insert into organisations.member (organisation_id, user_id, role, joined_at)
    values (${organisationId}, ${userId}, ${role}, ${now})
    on conflict on constraint member_key do nothing
    returning user_id`.execute(db);
  return rows.length > 0;
}

export async function setRole(
  db: Db,
  { organisationId, userId, role }: Membership & { readonly role: TeamRole },
): Promise<void> {
  await sql`
    update organisations.member set role = ${role}
    where organisation_id = ${organisationId} and user_id = ${userId}`.execute(db);
}

export async function deleteMember(db: Db, { organisationId, userId }: Membership): Promise<void> {
  await sql`
    delete from organisations.member
    where organisation_id = ${organisationId} and user_id = ${userId}`.execute(db);
}

/** Holds a person's memberships: two answers of one person come after each other. */
export async function lockPerson(db: Db, userId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`organisations ${userId}`}, 0))`.execute(db);
}
