import { call } from '@egcr/web-kit/call';
import { useQuery } from '@tanstack/react-query';

import { openRailsCall } from '@egcr/payments/contract';

export const openRailsKey = ['payments', 'open-rails'] as const;

/** How rails do for everyone. */
export function useOpenRails() {
  return useQuery({
    queryKey: openRailsKey,
    queryFn: ({ signal }) => call(openRailsCall, {}, { signal }),
  });
}
