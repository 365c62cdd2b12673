import { call } from '@egcr/web-kit/call';
import { useQuery } from '@tanstack/react-query';

import { batchesCall } from '../../contract/bank-files.ts';
import { suspenseCall } from '../../contract/suspense.ts';

/** Read again with the lists of proposals, whenever one is made or decided. */
export const PROPOSALS = ['approvals'] as const;

/** Money from the bank that waits until staff find its owner. */
export function useSuspense() {
  return useQuery({
    queryKey: [...PROPOSALS, 'suspense'],
    queryFn: ({ signal }) => call(suspenseCall, {}, { signal }),
  });
}

/** Withdrawals of which the bank has said nothing for days. */
export function useOverdue() {
  return useQuery({
    queryKey: [...PROPOSALS, 'overdue'],
    queryFn: ({ signal }) => call(batchesCall, {}, { signal }),
    select: ({ overdue }) => overdue,
  });
}
