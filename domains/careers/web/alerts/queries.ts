import type { AlertPace } from '@egcr/contract/alerts';
import { call } from '@egcr/web-kit/call';
import { useRereadAfter } from '@egcr/web-kit/reread-after';
import { useQuery } from '@tanstack/react-query';

import {
  addAlertCall,
  changeAlertCall,
  listAlertsCall,
  removeAlertCall,
  type AlertSearch,
} from '../../contract/index.ts';

const KEY = ['careers', 'alerts'] as const;

export function useAlerts() {
  return useQuery({
    queryKey: KEY,
    queryFn: async ({ signal }) => (await call(listAlertsCall, {}, { signal })).items,
  });
}

/** What the reader does with alerts; they are read again afterwards, also where it was refused. */
export function useAlertActs() {
  const then = useRereadAfter(KEY);
  return {
    add: (search: AlertSearch, pace: AlertPace, idempotencyKey: string) =>
      then(call(addAlertCall, { body: { search, pace } }, { idempotencyKey })),
    change: (id: string, body: { readonly pace: AlertPace; readonly is_on: boolean }) =>
      then(call(changeAlertCall, { params: { id }, body })),
    remove: (id: string) => then(call(removeAlertCall, { params: { id } })),
  };
}
