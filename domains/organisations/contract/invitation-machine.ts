import { machine } from '@egcr/contract/machine';

import { organisationRefusals } from './refusals.ts';

export const invitationStates = ['open', 'accepted', 'declined', 'withdrawn', 'expired'] as const;
export type InvitationState = (typeof invitationStates)[number];

/** What becomes of an invitation to a team. */
export const invitationMachine = machine({
  name: 'organisations.invitation',
  states: invitationStates,
  first: 'open',
  events: {
    accept: { by: ['invitee'], moves: { open: 'accepted' }, effect: 'the invitee becomes a member' },
    decline: { by: ['invitee'], moves: { open: 'declined' } },
    withdraw: { by: ['owner'], moves: { open: 'withdrawn' } },
    expire: { by: ['time'], moves: { open: 'expired' } },
  },
  refusal: organisationRefusals.invitation_over,
});
