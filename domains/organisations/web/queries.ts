import { call } from '@egcr/web-kit/call';
import { useRereadAfter } from '@egcr/web-kit/reread-after';
import { queryOptions, useQuery } from '@tanstack/react-query';

import {
  answerInvitationCall,
  changeMemberCall,
  changeOrganisationCall,
  closeOrganisationCall,
  createOrganisationCall,
  handOverCall,
  inviteByEmailCall,
  inviteCall,
  listInvitationsCall,
  listOrganisationsCall,
  readOrganisationCall,
  removeMemberCall,
  withdrawInvitationCall,
  type TeamRole,
} from '../contract/index.ts';

const KEY = ['organisations'] as const;

/** The organisations of the person, and the invitations that wait for them. */
export function useOrganisations() {
  return useQuery(organisationsQuery);
}

export const organisationsQuery = queryOptions({
  queryKey: [...KEY, 'list'],
  queryFn: async ({ signal }) => {
    const [own, received] = await Promise.all([
      call(listOrganisationsCall, {}, { signal }),
      call(listInvitationsCall, {}, { signal }),
    ]);
    return { own: own.items, received: received.items };
  },
});

export function useOrganisation(id: string) {
  return useQuery({
    queryKey: [...KEY, 'one', id],
    queryFn: ({ signal }) => call(readOrganisationCall, { params: { id } }, { signal }),
  });
}

interface Saved {
  readonly name: string;
  readonly country: string;
}

/** What members do. Each reads the organisations again afterwards, also where it was refused: something else stands by then. */
export function useTeamActs() {
  const then = useRereadAfter(KEY);
  return {
    create: (body: Saved & { readonly kind: 'business' | 'government' | 'ngo' }, idempotencyKey: string) =>
      then(call(createOrganisationCall, { body }, { idempotencyKey })),
    change: (id: string, body: Saved) => then(call(changeOrganisationCall, { params: { id }, body })),
    invite: (id: string, body: { username: string; role: TeamRole }, idempotencyKey: string) =>
      then(call(inviteCall, { params: { id }, body }, { idempotencyKey })),
    inviteByEmail: (id: string, body: { email: string; role: TeamRole }, idempotencyKey: string) =>
      then(call(inviteByEmailCall, { params: { id }, body }, { idempotencyKey })),
    withdraw: (id: string, invitation: string) =>
      then(call(withdrawInvitationCall, { params: { id, invitation } })),
    setRole: (id: string, user: string, role: TeamRole) =>
      then(call(changeMemberCall, { params: { id, user }, body: { role } })),
    remove: (id: string, user: string) => then(call(removeMemberCall, { params: { id, user } })),
    handOver: (id: string, userId: string, idempotencyKey: string) =>
      then(call(handOverCall, { params: { id }, body: { user_id: userId } }, { idempotencyKey })),
    close: (id: string, idempotencyKey: string) =>
      then(call(closeOrganisationCall, { params: { id } }, { idempotencyKey })),
    answer: (id: string, answer: 'accept' | 'decline', idempotencyKey: string) =>
      then(call(answerInvitationCall, { params: { id }, body: { answer } }, { idempotencyKey })),
  };
}
