import { call } from '@egcr/web-kit/call';
import { useQuery } from '@tanstack/react-query';

import { readOwnStatusCall, readStatusCall, type OfficerStatus, type OwnStatus } from '../contract/index.ts';

/** All that is read of statuses. */
export const statusKey = ['business-status'] as const;
/** What a new status shows elsewhere too: the register, and what the wallet of the business lets through. */
export const changedWithStatus = [statusKey, ['registry'], ['treasury']] as const;

export function useOwnStatus(id: string) {
  return useQuery({
    queryKey: [...statusKey, 'own', id],
    queryFn: ({ signal }): Promise<OwnStatus> => call(readOwnStatusCall, { params: { id } }, { signal }),
  });
}

/** A business by its number; nothing is asked for before one was written. */
export function useStatus(number: string) {
  return useQuery({
    queryKey: [...statusKey, 'officer', number],
    queryFn: ({ signal }): Promise<OfficerStatus> => call(readStatusCall, { params: { number } }, { signal }),
    enabled: number !== '',
    retry: false,
  });
}
