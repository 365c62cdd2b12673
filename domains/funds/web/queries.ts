import { call } from '@egcr/web-kit/call';
import { useLanguage } from '@egcr/web-kit/i18n.tsx';
import { useQuery, useQueryClient } from '@tanstack/react-query';

import { listWealthFundsCall, readWealthFundCall } from '../contract/open-calls.ts';

/** All that is read of wealth funds. */
export const fundsKey = ['funds'] as const;

export function useFunds() {
  const { language } = useLanguage();
  return useQuery({
    queryKey: [...fundsKey, 'list', language],
    queryFn: ({ signal }) => call(listWealthFundsCall, {}, { signal }),
  });
}

export function useFund(slug: string) {
  const { language } = useLanguage();
  return useQuery({
    queryKey: [...fundsKey, 'one', slug, language],
    queryFn: ({ signal }) => call(readWealthFundCall, { params: { slug } }, { signal }),
  });
}

/** Everything of funds is read again. */
export function useRereadFunds(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: fundsKey });
}
