import { call } from '@egcr/web-kit/call';
import { useLanguage } from '@egcr/web-kit/i18n.tsx';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

import { listServicesCall, wishForServiceCall, type Service } from '../contract/index.ts';

const SERVICES = ['desk', 'services'] as const;

/** What people may ask for, in the reader's language. */
export function useServices() {
  const { language } = useLanguage();
  return useQuery({
    queryKey: [...SERVICES, language],
    queryFn: async ({ signal }): Promise<readonly Service[]> =>
      (await call(listServicesCall, {}, { signal })).items,
  });
}

export function useWish(type: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(wishForServiceCall, { params: { type } }),
    onSettled: () => client.invalidateQueries({ queryKey: SERVICES }),
  });
}
