import { userDeleted } from '@egcr/identity/contract';
import type { ServerDomain } from '@egcr/server-kit/domain';
import { hear } from '@egcr/server-kit/event-kinds';
import type { Work } from '@egcr/server-kit/work';

import { leavesNoOwner } from '../contract/rules.ts';
import { keepChange } from './change-store.ts';
import { endInvitation, invitationsFor, withdrawAll } from './invitation-store.ts';
import { deleteMember, lockOrganisation, markClosed, membersOf, organisationsOf } from './store.ts';

/**
 * An account that is deleted leaves its teams. An organisation whose last owner goes is closed: no one may become its owner whom an owner did
 * not choose.
 */
export function forgetPerson(): NonNullable<ServerDomain['listeners']> {
  return hear(userDeleted, async (work, { user_id: userId }) => {
    for (const { id } of await organisationsOf(work.db, userId)) await leave(work, { id, userId });
    for (const { id } of await invitationsFor(work, { userId, mark: null }))
      await endInvitation(work, { id, state: 'declined' });
  });
}

async function leave(
  work: Work,
  { id, userId }: { readonly id: string; readonly userId: string },
): Promise<void> {
  const organisation = await lockOrganisation(work.db, id);
  if (organisation === undefined) return;
  const team = (await membersOf(work.db, id)).map((each) => ({ userId: each.user_id, role: each.role }));
  await deleteMember(work.db, { organisationId: id, userId });
  await withdrawAll(work, { organisationId: id, invitedBy: userId });
  await keepChange(work, { organisationId: id, change: 'left', actorId: userId, personId: userId });
  if (organisation.closed_at !== null || !leavesNoOwner(team, { userId, role: undefined })) return;
  await markClosed(work, id);
  await withdrawAll(work, { organisationId: id });
  await keepChange(work, { organisationId: id, change: 'closed', actorId: userId });
}
