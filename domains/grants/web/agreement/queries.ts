import { call } from '@egcr/web-kit/call';
import { useLanguage } from '@egcr/web-kit/i18n.tsx';
import { useQuery, useQueryClient } from '@tanstack/react-query';

import { readAwardCall, readCaseAwardCall } from '../../contract/index.ts';
import { grantsKey } from '../open/queries.ts';

/** The award of an application of the reader's. */
export function useAward(caseId: string) {
  const { language } = useLanguage();
  return useQuery({
    queryKey: [...grantsKey, 'award', caseId, language],
    queryFn: async ({ signal }) => (await call(readAwardCall, { params: { id: caseId } }, { signal })).award,
  });
}

/** The same for an officer. */
export function useCaseAward(caseId: string) {
  const { language } = useLanguage();
  return useQuery({
    queryKey: [...grantsKey, 'case-award', caseId, language],
    queryFn: async ({ signal }) =>
      (await call(readCaseAwardCall, { params: { id: caseId } }, { signal })).award,
  });
}

/** Everything of grants is read again: lists say what an award waits for too. */
export function useReread(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: grantsKey });
}
