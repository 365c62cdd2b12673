import { call } from '@egcr/web-kit/call';
import { usePages } from '@egcr/web-kit/list/use-pages';
import { useQuery } from '@tanstack/react-query';

import { outsideAccountsCall, outsideEntriesCall } from '../../contract/index.ts';

export const OUTSIDE = ['wallet', 'outside'] as const;

/** The accounts elsewhere whose statements were taken in. */
export function useOutsideAccounts() {
  return useQuery({
    queryKey: [...OUTSIDE, 'accounts'],
    queryFn: async ({ signal }) => (await call(outsideAccountsCall, {}, { signal })).items,
  });
}

/** What happened on one of them, newest first. */
export function useOutsideEntries(id: string) {
  return usePages([...OUTSIDE, 'entries', id], (asked, options) =>
    call(outsideEntriesCall, { params: { id }, query: asked }, options),
  );
}
