import { call } from '@egcr/web-kit/call';
import { TIME_ZONE_STORAGE_KEY } from '@egcr/web-kit/languages';
import { readStored } from '@egcr/web-kit/stored';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { AssetCode } from '@egcr/ledger/contract';

import { spendingCall } from '../../contract/index.ts';

/** What came and went in one currency, month by month; read again with the wallet, whenever money has moved. */
export function useSpending(currency: AssetCode) {
  const zone = readStored(TIME_ZONE_STORAGE_KEY) ?? new Intl.DateTimeFormat().resolvedOptions().timeZone;
  return useQuery({
    queryKey: ['wallet', 'spending', currency, zone],
    queryFn: ({ signal }) => call(spendingCall, { query: { currency, zone } }, { signal }),
    placeholderData: keepPreviousData,
  });
}
