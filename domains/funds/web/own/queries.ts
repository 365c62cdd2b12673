import { call } from '@egcr/web-kit/call';
import { useQuery } from '@tanstack/react-query';

import { readHoldingsCall } from '../../contract/index.ts';
import { fundsKey } from '../queries.ts';

/** The reader's units and orders. */
export function useHoldings() {
  return useQuery({
    queryKey: [...fundsKey, 'holdings'],
    queryFn: ({ signal }) => call(readHoldingsCall, {}, { signal }),
  });
}
