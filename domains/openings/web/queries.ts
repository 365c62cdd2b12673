import { call } from '@egcr/web-kit/call';
import { createQueryClient } from '@egcr/web-kit/query';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

import {
  confirmLinkCall,
  leaveLinkCall,
  listWaitedCall,
  readLinkCall,
  stopWaitingCall,
  waitCall,
} from '../contract/endpoints.ts';

/** The frame of public pages carries no queries; keys name the person. */
export const openingsClient = createQueryClient();

const waitedKey = (userId: string) => ['openings', 'waited', userId];
const linkKey = (token: string) => ['openings', 'link', token];

/** The services that the person waits for. */
export function useWaited(userId: string) {
  return useQuery({
    queryKey: waitedKey(userId),
    queryFn: async ({ signal }) => (await call(listWaitedCall, {}, { signal })).items,
  });
}

/** Begins to wait for a service, or stops. */
export function useWaiting(userId: string, service: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (isWaiting: boolean) => call(isWaiting ? waitCall : stopWaitingCall, { params: { service } }),
    onSettled: () => client.invalidateQueries({ queryKey: waitedKey(userId) }),
  });
}

/** What the link of a mail stands for. */
export function useLink(token: string) {
  return useQuery({
    queryKey: linkKey(token),
    queryFn: ({ signal }) => call(readLinkCall, { body: { token } }, { signal }),
    retry: false,
  });
}

/** Confirms the address of a link, or deletes it. */
export function useLinkAct(token: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (act: 'confirm' | 'leave') =>
      call(act === 'confirm' ? confirmLinkCall : leaveLinkCall, { body: { token } }),
    onSuccess: () => client.invalidateQueries({ queryKey: linkKey(token) }),
  });
}
