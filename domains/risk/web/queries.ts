import { actingId, callActing, type Narrowed } from '@egcr/organisations/web';
import { usePages } from '@egcr/web-kit/list/use-pages';
import { useQuery, type QueryClient } from '@tanstack/react-query';

import { riskListCall, riskRulesCall, type RiskListEntry } from '../contract/index.ts';

const KEY = ['risk'] as const;

export function useRiskRules() {
  return useQuery({
    queryKey: [...KEY, actingId(), 'rules'],
    queryFn: async ({ signal }) => (await callActing(riskRulesCall, {}, { signal })).items,
  });
}

/** What the reader takes no money from. */
export function useRiskList(view: Narrowed<RiskListEntry['kind']>) {
  const asked = riskListAsked(view);
  return usePages([...KEY, actingId(), 'list', asked], (query, options) =>
    callActing(riskListCall, { query: { ...query, ...asked } }, options),
  );
}

/** What the filters say, as the calls take it: a kind stands where other lists have a state. */
export function riskListAsked({ state: kind, words }: Narrowed<RiskListEntry['kind']>) {
  return { ...(kind !== undefined && { kind }), ...(words !== undefined && { words }) };
}

export function rereadRisk(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: KEY });
}
