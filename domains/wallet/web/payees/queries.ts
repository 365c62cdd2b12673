import { call } from '@egcr/web-kit/call';
import { useQuery, type QueryClient } from '@tanstack/react-query';

import { payeesCall, type Payee } from '../../contract/payees.ts';

const PAYEES = ['wallet', 'payees'] as const;

/** The people one keeps to pay again: favourites first, then by label. */
export function usePayees() {
  return useQuery({
    queryKey: PAYEES,
    queryFn: async ({ signal }): Promise<readonly Payee[]> => (await call(payeesCall, {}, { signal })).items,
  });
}

export function rereadPayees(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: PAYEES });
}
