import { actingId, callActing } from '@egcr/organisations/web';
import { useQuery, type QueryClient } from '@tanstack/react-query';

import { ruleCall, rulesCall, type RoutingRuleShown } from '@egcr/payments/contract';

const RULES = ['payments', 'rules'] as const;

/** The reader's rules, in the order in which they are asked. */
export function useRules() {
  return useQuery({
    queryKey: [...RULES, actingId(), 'list'],
    queryFn: async ({ signal }) => (await callActing(rulesCall, {}, { signal })).items,
  });
}

export function useRule(id: string) {
  return useQuery({
    queryKey: [...RULES, actingId(), id],
    queryFn: ({ signal }): Promise<RoutingRuleShown> => callActing(ruleCall, { params: { id } }, { signal }),
  });
}

/** What an answer already says need not be read again; the list is. */
export async function keepRule(client: QueryClient, rule: RoutingRuleShown): Promise<void> {
  client.setQueryData([...RULES, actingId(), rule.id], rule);
  await client.invalidateQueries({ queryKey: [...RULES, actingId(), 'list'] });
}

export function rereadRules(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: RULES });
}
