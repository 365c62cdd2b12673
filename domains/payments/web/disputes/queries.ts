import { readFileCall } from '@egcr/contract/uploads';
import { actingId, askedIn, callActing } from '@egcr/organisations/web';
import { call, callFile } from '@egcr/web-kit/call';
import { usePages } from '@egcr/web-kit/list/use-pages';
import { useLive } from '@egcr/web-kit/live';
import { saveFile } from '@egcr/web-kit/save-file';
import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';

import { disputeChanged } from '../../contract/events.ts';
import {
  deskDisputeCall,
  deskDisputesCall,
  disputeCall,
  disputesCall,
  type Dispute,
} from '../../contract/index.ts';
import { rereadPayments } from '../queries.ts';
import type { DisputesView } from './addresses.ts';

const KEY = ['payments', 'disputes'] as const;

function useFreshDisputes(): void {
  const client = useQueryClient();
  useLive(disputeChanged, () => void rereadPayments(client));
}

/** What the filters of the list say, as the calls take it. */
export function disputesAsked({ role, ...view }: DisputesView) {
  return { ...(role !== undefined && { role }), ...askedIn(view) };
}

export function useDisputes(view: DisputesView) {
  useFreshDisputes();
  const asked = disputesAsked(view);
  return usePages([...KEY, actingId(), 'list', asked], (query, options) =>
    callActing(disputesCall, { query: { ...query, ...asked } }, options),
  );
}

export function useDispute(id: string) {
  useFreshDisputes();
  return useQuery({
    queryKey: [...KEY, actingId(), 'one', id],
    queryFn: ({ signal }): Promise<Dispute> => callActing(disputeCall, { params: { id } }, { signal }),
  });
}

export function useDesk() {
  return usePages([...KEY, 'desk'], (query, options) => call(deskDisputesCall, { query }, options));
}

export function useDeskDispute(id: string) {
  return useQuery({
    queryKey: [...KEY, 'desk-one', id],
    queryFn: ({ signal }): Promise<Dispute> => call(deskDisputeCall, { params: { id } }, { signal }),
  });
}

export function keepDispute(client: QueryClient, dispute: Dispute): void {
  client.setQueryData([...KEY, actingId(), 'one', dispute.id], dispute);
}

/** Fetches the file of a link and hands it to the browser. */
export async function saveLinked(link: Promise<{ readonly ticket: string }>): Promise<void> {
  const { ticket } = await link;
  saveFile(await callFile(readFileCall, { params: { ticket } }));
}
