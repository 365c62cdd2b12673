import type { ReplyOf } from '@egcr/contract/endpoint';
import { call } from '@egcr/web-kit/call';
import { useQuery } from '@tanstack/react-query';

import { readOwnCall, type readStatusCall } from '../contract/endpoints.ts';

/** A message as the person who wrote it sees it. */
export type OwnTicket = ReplyOf<typeof readStatusCall>;

/** What came from the person's confirmed address. */
export function useOwnTickets(userId: string) {
  return useQuery({
    queryKey: ['contact', 'own', userId],
    queryFn: ({ signal }) => call(readOwnCall, {}, { signal }),
  });
}
