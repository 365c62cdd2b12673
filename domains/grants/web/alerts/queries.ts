import type { AlertPace } from '@egcr/contract/alerts';
import { call } from '@egcr/web-kit/call';
import { useRereadAfter } from '@egcr/web-kit/reread-after';
import { useQuery } from '@tanstack/react-query';

import {
  addGrantAlertCall,
  changeGrantAlertCall,
  listGrantAlertsCall,
  removeGrantAlertCall,
  type GrantAlertSearch,
} from '../../contract/index.ts';
import { grantsKey } from '../open/queries.ts';

const KEY = [...grantsKey, 'alerts'] as const;

export function useGrantAlerts() {
  return useQuery({
    queryKey: KEY,
    queryFn: async ({ signal }) => (await call(listGrantAlertsCall, {}, { signal })).items,
  });
}

/** What the reader does with alerts; they are read again afterwards, also where it was refused. */
export function useGrantAlertActs() {
  const then = useRereadAfter(KEY);
  return {
    add: (search: GrantAlertSearch, pace: AlertPace, idempotencyKey: string) =>
      then(call(addGrantAlertCall, { body: { search, pace } }, { idempotencyKey })),
    change: (id: string, body: { readonly pace: AlertPace; readonly is_on: boolean }) =>
      then(call(changeGrantAlertCall, { params: { id }, body })),
    remove: (id: string) => then(call(removeGrantAlertCall, { params: { id } })),
  };
}
