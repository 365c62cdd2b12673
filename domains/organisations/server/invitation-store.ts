import type { SealedColumn } from '@egcr/server-kit/reseal';
import type { Work } from '@egcr/server-kit/work';
import { sql } from 'kysely';

import { INVITATION_DAYS } from '../contract/limits.ts';
import type { InvitationState } from '../contract/invitation-machine.ts';
import type { OrganisationKind, TeamRole } from '../contract/team-roles.ts';

/** Addresses to which invitations were mailed, while they wait. */
export const invitedEmailColumn = {
  table: 'organisations.invitation',
  column: 'sealed_email',
  key: ['id'],
} as const satisfies SealedColumn;

export const invitedEmailPlace = (id: string) => ({ ...invitedEmailColumn, row: id });

type Db = Work['db'];
type At = Pick<Work, 'db' | 'now'>;

export interface InvitationRow {
  readonly id: string;
  readonly organisation_id: string;
  /** Null while it waits for the person who has the address. */
  readonly user_id: string | null;
  readonly sealed_email: string | null;
  readonly email_mark: Buffer | null;
  readonly role: TeamRole;
  readonly invited_by: string;
  readonly expires_at: Date;
  readonly state: InvitationState;
}

const shown = sql.raw(
  'id, organisation_id, user_id, sealed_email, email_mark, role, invited_by, expires_at, state',
);

type NewInvitation = Pick<
  InvitationRow,
  'id' | 'organisation_id' | 'user_id' | 'sealed_email' | 'email_mark' | 'role' | 'invited_by'
>;

/** Adds an invitation; false where one of this person, or to this address, waits already. */
export async function insertInvitation({ db, now }: At, given: NewInvitation): Promise<boolean> {
  const { rows } = await sql<{ id: string }>`
    insert into organisations.invitation (
      id, organisation_id, user_id, sealed_email, email_mark, role, invited_by, created_at, expires_at, state)
    values (
      ${given.id}, ${given.organisation_id}, ${given.user_id}, ${given.sealed_email}, ${given.email_mark},
      ${given.role}, ${given.invited_by}, ${now},
      ${now}::timestamptz + make_interval(days => ${INVITATION_DAYS}), 'open')
    on conflict do nothing
    returning id`.execute(db);
  return rows.length > 0;
}

/** Those of an organisation that wait. */
export async function openInvitations(
  { db, now }: At,
  organisationId: string,
): Promise<readonly InvitationRow[]> {
  const { rows } = await sql<InvitationRow>`
    select ${shown}
    from organisations.invitation
    where organisation_id = ${organisationId} and state = 'open' and expires_at > ${now}
    order by id`.execute(db);
  return rows;
}

export interface ReceivedInvitation extends InvitationRow {
  readonly name: string;
  readonly kind: OrganisationKind;
  readonly country: string;
}

/** A person, by their account and by the address that they proved to be theirs; null: none. */
export interface Invitee {
  readonly userId: string;
  readonly mark: Buffer | null;
}

/** Those that wait for a person, newest first. */
export async function invitationsFor(
  { db, now }: At,
  { userId, mark }: Invitee,
): Promise<readonly ReceivedInvitation[]> {
  const { rows } = await sql<ReceivedInvitation>`
    select i.id, i.organisation_id, i.user_id, i.sealed_email, i.email_mark, i.role, i.invited_by,
      i.expires_at, i.state, o.name, o.kind, o.country
    from organisations.invitation as i
    join organisations.organisation as o on o.id = i.organisation_id
    where (i.user_id = ${userId} or (i.user_id is null and i.email_mark = ${mark})) and i.state = 'open' and i.expires_at > ${now} and o.closed_at is null
    order by i.id desc`.execute(db);
  return rows;
}

export async function findInvitation(db: Db, id: string): Promise<InvitationRow | undefined> {
  const { rows } = await sql<InvitationRow>`
    select ${shown} from organisations.invitation where id = ${id}`.execute(db);
  return rows[0];
}

export async function endInvitation(
  { db, now }: At,
  {
    id,
    state,
    by,
  }: {
    readonly id: string;
    readonly state: Exclude<InvitationState, 'open'>;
    /** Who answered. */
    readonly by?: string;
  },
): Promise<void> {
  await sql`
    update organisations.invitation
    set state = ${state}, ended_at = ${now}, sealed_email = null, user_id = coalesce(user_id, ${by ?? null}::uuid)
    where id = ${id} and state = 'open'`.execute(db);
}

/** Invitations whose time is over make room for new ones. */
export async function expireInvitations({ db, now }: At): Promise<void> {
  await sql`
    update organisations.invitation set state = 'expired', ended_at = expires_at, sealed_email = null
    where state = 'open' and expires_at <= ${now}`.execute(db);
}

/** Those of an organisation that wait; with `invitedBy` those that this person made. */
export async function withdrawAll(
  { db, now }: At,
  { organisationId, invitedBy }: { readonly organisationId: string; readonly invitedBy?: string },
): Promise<void> {
  await sql`
    update organisations.invitation set state = 'withdrawn', ended_at = ${now}, sealed_email = null
    where organisation_id = ${organisationId} and state = 'open'
      and ${invitedBy === undefined ? sql`true` : sql`invited_by = ${invitedBy}`}`.execute(db);
}

/**
 * Counts the invitations mailed since an instant: to an address, and by a person. It locks both counts until the transaction ends, so that
 * simultaneous invitations can't exceed a limit. The person's lock always comes first, which prevents deadlocks.
 */
export async function countMailed(
  { db }: At,
  { mark, by, since }: { readonly mark: Buffer; readonly by: string; readonly since: Date },
): Promise<{ readonly to_address: number; readonly by_person: number }> {
  for (const turn of [`by ${by}`, mark.toString('hex')])
    await sql`
      select pg_advisory_xact_lock(hashtextextended(${`organisations.invitation ${turn}`}, 0))`.execute(db);
  const { rows } = await sql<{ to_address: number; by_person: number }>`
    select
      (select count(*)::integer from organisations.invitation where email_mark = ${mark} and created_at > ${since})
        as to_address,
      (select count(*)::integer from organisations.invitation
        where invited_by = ${by} and email_mark is not null and created_at > ${since}) as by_person`.execute(
    db,
  );
  return rows[0] ?? { to_address: 0, by_person: 0 };
}
