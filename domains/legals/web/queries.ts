import type { ReplyOf } from '@egcr/contract/endpoint';
import { call } from '@egcr/web-kit/call';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

import { acceptCall, readAcceptancesCall, readDocumentsCall } from '../contract/index.ts';

const ACCEPTANCES = ['legals', 'acceptances'] as const;

export type Acceptances = ReplyOf<typeof readAcceptancesCall>;

/** All documents with their versions and fingerprints. */
export function useDocuments() {
  return useQuery({
    queryKey: ['legals', 'documents'],
    queryFn: ({ signal }) => call(readDocumentsCall, {}, { signal }),
  });
}

/** What the person agreed to; asked only where someone is signed in. */
export function useAcceptances(userId: string | undefined) {
  return useQuery({
    queryKey: [...ACCEPTANCES, userId],
    queryFn: ({ signal }) => call(readAcceptancesCall, {}, { signal }),
    enabled: userId !== undefined,
  });
}

/** Agrees to what waits. */
export function useAccept() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (due: Acceptances['due']) =>
      call(acceptCall, {
        body: { items: due.map(({ document, version, hash }) => ({ document, version, hash })) },
      }),
    onSettled: () => client.invalidateQueries({ queryKey: ACCEPTANCES }),
  });
}
