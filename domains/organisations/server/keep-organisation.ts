import type { CallInput } from '@egcr/server-kit/domain';
import { Refusal } from '@egcr/server-kit/refusal';
import { personOf, type Work } from '@egcr/server-kit/work';

import type {
  changeOrganisationCall,
  closeOrganisationCall,
  createOrganisationCall,
  Organisation,
} from '../contract/index.ts';
import { ORGANISATIONS_MAX } from '../contract/limits.ts';
import { organisationRefusals } from '../contract/refusals.ts';
import { keepChange } from './change-store.ts';
import { withdrawAll } from './invitation-store.ts';
import { organisationTo } from './own-organisation.ts';
import type { OrganisationParts } from './parts.ts';
import { readOrganisation } from './show-organisations.ts';
import {
  insertMember,
  insertOrganisation,
  lockPerson,
  markClosed,
  organisationsOf,
  updateOrganisation,
} from './store.ts';

/** Makes an organisation with the caller as its owner. Refuses organisation_limit_reached. */
export async function createOrganisation(
  parts: OrganisationParts,
  work: Work,
  { body }: CallInput<typeof createOrganisationCall>,
): Promise<Organisation> {
  const { userId } = personOf(work);
  await requireRoom(work, userId);
  const id = work.effectId;
  await insertOrganisation(work, { id, ...body });
  await insertMember(work, { organisationId: id, userId, role: 'owner' });
  await keepChange(work, { organisationId: id, change: 'created', actorId: userId });
  return readOrganisation(parts, work, { params: { id } });
}

/** Holds the person and refuses organisation_limit_reached where they belong to as many as one may. */
export async function requireRoom(work: Work, userId: string): Promise<void> {
  await lockPerson(work.db, userId);
  const own = await organisationsOf(work.db, userId);
  if (own.length >= ORGANISATIONS_MAX) throw new Refusal(organisationRefusals.organisation_limit_reached);
}

/** Refuses not_found, team_role_required, organisation_closed, organisation_registered. */
export async function changeOrganisation(
  parts: OrganisationParts,
  work: Work,
  { params, body }: CallInput<typeof changeOrganisationCall>,
): Promise<Organisation> {
  const own = await organisationTo('edit', work, params.id);
  const { id, name, country } = own;
  if (name !== body.name || country !== body.country) {
    if (own.register_number !== null) throw new Refusal(organisationRefusals.organisation_registered);
    await updateOrganisation(work.db, { id, ...body });
    await keepChange(work, { organisationId: id, change: 'renamed', actorId: personOf(work).userId });
  }
  return readOrganisation(parts, work, { params });
}

/** Closes an organisation for good; invitations that wait are withdrawn. Refuses not_found, team_role_required, organisation_closed, organisation_in_register. */
export async function closeOrganisation(
  parts: OrganisationParts,
  work: Work,
  { params }: CallInput<typeof closeOrganisationCall>,
): Promise<Organisation> {
  const { id, register_number: number } = await organisationTo('close', work, params.id);
  // Money in its wallet would be left to nobody.
  if (number !== null) throw new Refusal(organisationRefusals.organisation_in_register);
  await markClosed(work, id);
  await withdrawAll(work, { organisationId: id });
  await keepChange(work, { organisationId: id, change: 'closed', actorId: personOf(work).userId });
  return readOrganisation(parts, work, { params });
}
