import { call } from '@egcr/web-kit/call';
import { useLanguage } from '@egcr/web-kit/i18n.tsx';
import { usePages } from '@egcr/web-kit/list/use-pages';
import { useQuery } from '@tanstack/react-query';

import { listOwnPlansCall, listPlansCall, readPlanCall, type PlanState } from '../../contract/index.ts';

/** All that is read of programmes. */
export const plansKey = ['grant-programmes'] as const;

/** Programmes that people made, of one state or of all. */
export function usePlans(state: PlanState | undefined) {
  return usePages([...plansKey, 'list', state ?? ''], (query, options) =>
    call(listPlansCall, { query: { ...query, ...(state && { state }) } }, options),
  );
}

export function usePlan(id: string) {
  const { language } = useLanguage();
  return useQuery({
    queryKey: [...plansKey, 'one', id, language],
    queryFn: ({ signal }) => call(readPlanCall, { params: { id } }, { signal }),
  });
}

/** What the reader made, or the organisation for which they act; and whether they may make one. */
export function useOwnPlans(actingFor: string | undefined) {
  const { language } = useLanguage();
  return useQuery({
    queryKey: [...plansKey, 'own', actingFor ?? '', language],
    queryFn: ({ signal }) =>
      call(listOwnPlansCall, { query: actingFor === undefined ? {} : { acting_for: actingFor } }, { signal }),
  });
}
