import { platformRefusals } from '@egcr/contract/refusals';
import { step } from '@egcr/server-kit/data/step';
import type { CallInput } from '@egcr/server-kit/domain';
import { Refusal } from '@egcr/server-kit/refusal';
import { personOf, type Work } from '@egcr/server-kit/work';

import type { answerInvitationCall } from '../contract/index.ts';
import { invitationMachine } from '../contract/invitation-machine.ts';
import { teamJoined } from '../contract/notices.ts';
import { organisationRefusals as no } from '../contract/refusals.ts';
import { keepChange } from './change-store.ts';
import { endInvitation, findInvitation } from './invitation-store.ts';
import { requireRoom } from './keep-organisation.ts';
import { inviteeOf, isFor } from './invitee.ts';
import type { OrganisationParts } from './parts.ts';
import { insertMember, lockOrganisation } from './store.ts';
import { notify } from './tell.ts';

/**
 * Accepts or declines. The organisation is locked first, as for every change of its team, so that an answer and a withdrawal come after each
 * other. An invitation that was mailed is for the account whose proved address it went to, and for nobody else. Refuses not_found,
 * invitation_over, organisation_closed, organisation_limit_reached, already_member, in that order.
 */
export async function answerInvitation(
  { people }: OrganisationParts,
  work: Work,
  { params, body }: CallInput<typeof answerInvitationCall>,
): Promise<undefined> {
  const { userId } = personOf(work);
  const first = await findInvitation(work.db, params.id);
  const invitee = await inviteeOf({ people }, work);
  if (first === undefined || !isFor(first, invitee)) throw new Refusal(platformRefusals.not_found);
  const organisation = await lockOrganisation(work.db, first.organisation_id);
  const found = await findInvitation(work.db, params.id);
  if (organisation === undefined || found === undefined || !isFor(found, invitee))
    throw new Refusal(platformRefusals.not_found);
  const isExpired = found.state === 'open' && found.expires_at <= work.now;
  const next = step(invitationMachine, isExpired ? 'expired' : found.state, body.answer);
  if (organisation.closed_at !== null) throw new Refusal(no.organisation_closed);
  const { id: organisationId, name } = organisation;
  if (next === 'accepted') {
    await requireRoom(work, userId);
    if (!(await insertMember(work, { organisationId, userId, role: found.role })))
      throw new Refusal(no.already_member);
    const person = (await people.findByIds(work.db, [userId])).get(userId);
    const said = { organisation: name, name: person ? `${person.firstName} ${person.lastName}` : '' };
    await notify(work, found.invited_by, teamJoined.of(said, organisationId));
  }
  await endInvitation(work, { id: found.id, state: next, by: userId });
  const change = next === 'accepted' ? 'joined' : 'declined';
  await keepChange(work, { organisationId, change, actorId: userId, personId: userId, role: found.role });
  return undefined;
}
