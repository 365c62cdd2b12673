import type { Work } from '@egcr/server-kit/work';
import { sql } from 'kysely';

import { INVITATION_DAYS } from '../contract/limits.ts';
import type { InvitationState } from '../contract/invitation-machine.ts';
import type { OrganisationKind, TeamRole } from '../contract/team-roles.ts';

type Db = Work['db'];
type At = Pick<Work, 'db' | 'now'>;

export interface InvitationRow {
  readonly id: string;
  readonly organisation_id: string;
  readonly user_id: string;
  readonly role: TeamRole;
  readonly invited_by: string;
  readonly expires_at: Date;
  readonly state: InvitationState;
}

const shown = sql.raw('id, organisation_id, user_id, role, invited_by, expires_at, state');

/** Adds an invitation; false where one of this person waits already. */
export async function insertInvitation(
  { db, now }: At,
  given: Pick<InvitationRow, 'id' | 'organisation_id' | 'user_id' | 'role' | 'invited_by'>,
): Promise<boolean> {
  const { rows } = await sql<{ id: string }>`
    insert into organisations.invitation (
      id, organisation_id, user_id, role, invited_by, created_at, expires_at, state)
    values (
      ${given.id}, ${given.organisation_id}, ${given.user_id}, ${given.role}, ${given.invited_by}, ${now},
      ${now}::timestamptz + make_interval(days => ${INVITATION_DAYS}), 'open')
    on conflict (organisation_id, user_id) where state = 'open' do nothing
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

/** Those that wait for a person, newest first. */
export async function invitationsFor(
  { db, now }: At,
  userId: string,
): Promise<readonly ReceivedInvitation[]> {
  const { rows } = await sql<ReceivedInvitation>`
    select i.id, i.organisation_id, i.user_id, i.role, i.invited_by, i.expires_at, i.state, o.name, o.kind, o.country
    from organisations.invitation as i
    join organisations.organisation as o on o.id = i.organisation_id
    where i.user_id = ${userId} and i.state = 'open' and i.expires_at > ${now} and o.closed_at is null
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
  { id, state }: { readonly id: string; readonly state: Exclude<InvitationState, 'open'> },
): Promise<void> {
  await sql`
    update organisations.invitation set state = ${state}, ended_at = ${now}
    where id = ${id} and state = 'open'`.execute(db);
}

/** Invitations whose time is over make room for new ones. */
export async function expireInvitations({ db, now }: At): Promise<void> {
  await sql`
    update organisations.invitation set state = 'expired', ended_at = expires_at
    where state = 'open' and expires_at <= ${now}`.execute(db);
}

/** Those of an organisation that wait; with `invitedBy` those that this person made. */
export async function withdrawAll(
  { db, now }: At,
  { organisationId, invitedBy }: { readonly organisationId: string; readonly invitedBy?: string },
): Promise<void> {
  await sql`
    update organisations.invitation set state = 'withdrawn', ended_at = ${now}
    where organisation_id = ${organisationId} and state = 'open'
      and ${invitedBy === undefined ? sql`true` : sql`invited_by = ${invitedBy}`}`.execute(db);
}
