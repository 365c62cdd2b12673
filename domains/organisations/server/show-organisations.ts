import type { ReplyOf } from '@egcr/contract/endpoint';
import { toInstant } from '@egcr/contract/time';
import type { KnownPerson } from '@egcr/profile/server';
import type { CallInput } from '@egcr/server-kit/domain';
import { personOf, type Work } from '@egcr/server-kit/work';

import type {
  listInvitationsCall,
  listOrganisationsCall,
  Organisation,
  OrganisationRow,
  readOrganisationCall,
} from '../contract/index.ts';
import { roleMay } from '../contract/team-roles.ts';
import { changesOf } from './change-store.ts';
import { invitationsFor, invitedEmailPlace, openInvitations } from './invitation-store.ts';
import { inviteeOf } from './invitee.ts';
import { ownOrganisation } from './own-organisation.ts';
import type { OrganisationParts } from './parts.ts';
import { membersOf, organisationsOf, type MemberRow, type OwnOrganisation } from './store.ts';

type People = ReadonlyMap<string, KnownPerson>;

export async function listOrganisations(work: Work): Promise<ReplyOf<typeof listOrganisationsCall>> {
  const rows = await organisationsOf(work.db, personOf(work).userId);
  return { items: rows.map((row) => shownRow(row)) };
}

/** Refuses not_found. */
export async function readOrganisation(
  { people, presenceOf }: OrganisationParts,
  work: Work,
  { params }: Pick<CallInput<typeof readOrganisationCall>, 'params'>,
): Promise<Organisation> {
  const row = await ownOrganisation(work, params.id);
  const team = await membersOf(work.db, row.id);
  const isManager = roleMay(row.role, 'manage_team');
  const invitations = isManager ? await openInvitations(work, row.id) : [];
  const changes = isManager ? await changesOf(work.db, row.id) : [];
  const known = await people.findByIds(work.db, [
    ...new Set([
      ...team.map((each) => each.user_id),
      ...[
        ...invitations.map((each) => each.user_id),
        ...changes.flatMap((each) => [each.actor_id, each.person_id]),
      ].filter((id) => id !== null),
    ]),
  ]);
  return {
    ...shownRow(row),
    team: await shownTeam({ known, ...(isManager && presenceOf && { presenceOf }) }, work, team),
    invitations: invitations.map((each) => ({
      id: each.id,
      ...(each.user_id === null ? nobody : shownPerson(known, each.user_id)),
      email:
        each.sealed_email === null ? '' : work.cipher.open(invitedEmailPlace(each.id), each.sealed_email),
      role: each.role,
      expires_at: toInstant(each.expires_at),
    })),
    changes: changes.map((each) => ({
      change: each.change,
      by: shownPerson(known, each.actor_id).name,
      person: each.person_id === null ? null : shownPerson(known, each.person_id).name,
      role: each.role,
      at: toInstant(each.at),
    })),
  };
}

/** The members, for owners with who of the others is signed in. */
async function shownTeam(
  { known, presenceOf }: Pick<OrganisationParts, 'presenceOf'> & { readonly known: People },
  work: Work,
  team: readonly MemberRow[],
): Promise<Organisation['team']> {
  const you = personOf(work).userId;
  const others = team.map((each) => each.user_id).filter((id) => id !== you);
  const seen = await presenceOf?.(work.db, others, work.now);
  return team.map((each) => {
    const found = seen?.get(each.user_id);
    return {
      ...shownPerson(known, each.user_id),
      user_id: each.user_id,
      role: each.role,
      joined_at: toInstant(each.joined_at),
      is_you: each.user_id === you,
      presence:
        seen === undefined || each.user_id === you
          ? null
          : {
              is_signed_in: found?.isSignedIn === true,
              last_on: found?.lastActiveAt.toISOString().slice(0, 10) ?? null,
            },
    };
  });
}

export async function listInvitations(
  { people }: OrganisationParts,
  work: Work,
): Promise<ReplyOf<typeof listInvitationsCall>> {
  const rows = await invitationsFor(work, await inviteeOf({ people }, work));
  const known = await people.findByIds(work.db, [...new Set(rows.map((row) => row.invited_by))]);
  return {
    items: rows.map((row) => ({
      id: row.id,
      organisation: { name: row.name, kind: row.kind, country: row.country },
      role: row.role,
      invited_by: shownPerson(known, row.invited_by).name,
      expires_at: toInstant(row.expires_at),
    })),
  };
}

function shownRow(row: OwnOrganisation): OrganisationRow {
  return {
    id: row.id,
    kind: row.kind,
    name: row.name,
    country: row.country,
    role: row.role,
    members: row.members,
    standing: row.register_number === null ? 'self_declared' : 'registered',
    created_at: toInstant(row.created_at),
    closed_at: row.closed_at && toInstant(row.closed_at),
  };
}

const nobody = { name: '', username: '' };

/** Empty where the account is gone. */
function shownPerson(known: People, userId: string): { readonly name: string; readonly username: string } {
  const person = known.get(userId);
  if (person === undefined) return nobody;
  return { name: `${person.firstName} ${person.lastName}`, username: person.username };
}
