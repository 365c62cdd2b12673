import { call } from '@egcr/web-kit/call';
import { readerZone } from '@egcr/web-kit/reader-zone';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { AssetCode } from '@egcr/ledger/contract';

import { spendingCall } from '../../contract/index.ts';

/** What came and went in one currency, month by month; read again with the wallet, whenever money has moved. */
export function useSpending(currency: AssetCode) {
  const zone = readerZone();
  return useQuery({
    queryKey: ['wallet', 'spending', currency, zone],
    queryFn: ({ signal }) => call(spendingCall, { query: { currency, zone } }, { signal }),
    placeholderData: keepPreviousData,
  });
}
