import { listFundsToValueCall } from '@egcr/funds/contract';
import { call } from '@egcr/web-kit/call';
import { useLanguage } from '@egcr/web-kit/i18n.tsx';
import { usePages } from '@egcr/web-kit/list/use-pages';
import { useQuery } from '@tanstack/react-query';

import { listBudgetsCall, listFillingsCall, readBudgetCall } from '@egcr/grants/contract';

/** What is read of budgets. */
export const budgetsKey = ['grants', 'budgets'] as const;

export function useBudgets() {
  const { language } = useLanguage();
  return usePages([...budgetsKey, 'list', language], (query, options) =>
    call(listBudgetsCall, { query }, options),
  );
}

export function useBudget(type: string) {
  const { language } = useLanguage();
  return useQuery({
    queryKey: [...budgetsKey, 'one', type, language],
    queryFn: ({ signal }) => call(readBudgetCall, { params: { type } }, { signal }),
  });
}

/** What was brought into a budget, the latest first. */
export function useFillings(type: string) {
  return usePages([...budgetsKey, 'fillings', type], (query, options) =>
    call(listFillingsCall, { params: { type }, query }, options),
  );
}

/** The wealth funds with what may still be spent of each. Those who may not read them fill from the operator's money. */
export function useWealthToSpend() {
  const { language } = useLanguage();
  return useQuery({
    queryKey: [...budgetsKey, 'wealth', language],
    queryFn: ({ signal }) => call(listFundsToValueCall, {}, { signal }),
  });
}
