import { call } from '@egcr/web-kit/call';
import { useQuery } from '@tanstack/react-query';

import { listCaseRecoveriesCall, listRecoveriesCall } from '../../contract/index.ts';
import { grantsKey } from '../open/queries.ts';

/** What is taken back of the reader's own award. */
export function useRecoveries(caseId: string) {
  return useQuery({
    queryKey: [...grantsKey, 'recoveries', caseId],
    queryFn: ({ signal }) => call(listRecoveriesCall, { params: { id: caseId } }, { signal }),
  });
}

/** The same for an officer. */
export function useCaseRecoveries(caseId: string) {
  return useQuery({
    queryKey: [...grantsKey, 'case-recoveries', caseId],
    queryFn: ({ signal }) => call(listCaseRecoveriesCall, { params: { id: caseId } }, { signal }),
  });
}
