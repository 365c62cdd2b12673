import { call } from '@egcr/web-kit/call';
import { useQuery, type QueryClient } from '@tanstack/react-query';

import { ruleCall, rulesCall, type RoutingRuleShown } from '@egcr/payments/contract';

const RULES = ['payments', 'rules'] as const;

/** The reader's rules, in the order in which they are asked. */
export function useRules() {
  return useQuery({
    queryKey: [...RULES, 'list'],
    queryFn: async ({ signal }) => (await call(rulesCall, {}, { signal })).items,
  });
}

export function useRule(id: string) {
  return useQuery({
    queryKey: [...RULES, id],
    queryFn: ({ signal }): Promise<RoutingRuleShown> => call(ruleCall, { params: { id } }, { signal }),
  });
}

/** What an answer already says need not be read again; the list is. */
export async function keepRule(client: QueryClient, rule: RoutingRuleShown): Promise<void> {
  client.setQueryData([...RULES, rule.id], rule);
  await client.invalidateQueries({ queryKey: [...RULES, 'list'] });
}

export function rereadRules(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: RULES });
}
