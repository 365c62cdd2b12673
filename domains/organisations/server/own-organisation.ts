import { platformRefusals } from '@egcr/contract/refusals';
import { Refusal } from '@egcr/server-kit/refusal';
import { personOf, type Work } from '@egcr/server-kit/work';

import { organisationRefusals } from '../contract/refusals.ts';
import { roleMay, type TeamAct } from '../contract/team-roles.ts';
import { findOwn, type OwnOrganisation } from './store.ts';

/** An organisation of the caller. Refuses not_found, as if other people's were not there. */
export async function ownOrganisation(
  work: Work,
  id: string,
  lock: 'locked' | 'open' = 'open',
): Promise<OwnOrganisation> {
  const found = await findOwn(work.db, { id, userId: personOf(work).userId, isLocked: lock === 'locked' });
  if (found === undefined) throw new Refusal(platformRefusals.not_found);
  return found;
}

/** An organisation that the caller may change in this way, locked. Refuses not_found, team_role_required, organisation_closed, in that order. */
export async function organisationTo(act: TeamAct, work: Work, id: string): Promise<OwnOrganisation> {
  const found = await ownOrganisation(work, id, 'locked');
  requireAct(found, act);
  if (found.closed_at !== null) throw new Refusal(organisationRefusals.organisation_closed);
  return found;
}

export function requireAct({ role }: OwnOrganisation, act: TeamAct): void {
  if (!roleMay(role, act)) throw new Refusal(organisationRefusals.team_role_required, { members: { role } });
}
