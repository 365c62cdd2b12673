import { call } from '@egcr/web-kit/call';
import { useLive } from '@egcr/web-kit/live';
import { useQuery, useQueryClient } from '@tanstack/react-query';

import { readReferralsCall, referralChanged } from '../contract/index.ts';

const KEY = ['referrals'] as const;

/** The person's code and whom they brought; read again when one of them gets further. */
export function useReferrals() {
  const client = useQueryClient();
  useLive(referralChanged, () => void client.invalidateQueries({ queryKey: KEY }));
  return useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => call(readReferralsCall, {}, { signal }),
  });
}
