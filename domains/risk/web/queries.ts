import { actingId, callActing } from '@egcr/organisations/web';
import { usePages } from '@egcr/web-kit/list/use-pages';
import { useQuery, type QueryClient } from '@tanstack/react-query';

import { riskListCall, riskRulesCall } from '../contract/index.ts';

const KEY = ['risk'] as const;

export function useRiskRules() {
  return useQuery({
    queryKey: [...KEY, actingId(), 'rules'],
    queryFn: async ({ signal }) => (await callActing(riskRulesCall, {}, { signal })).items,
  });
}

/** What the reader takes no money from. */
export function useRiskList() {
  return usePages([...KEY, actingId(), 'list'], (query, options) =>
    callActing(riskListCall, { query }, options),
  );
}

export function rereadRisk(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: KEY });
}
