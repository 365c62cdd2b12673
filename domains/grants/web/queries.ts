import { call } from '@egcr/web-kit/call';
import { useLanguage } from '@egcr/web-kit/i18n.tsx';
import { usePages } from '@egcr/web-kit/list/use-pages';
import { useQuery } from '@tanstack/react-query';

import {
  listApplicationsCall,
  listProgrammesCall,
  listSavedCall,
  readChanceCall,
  type KnownFactsShown,
  type Programme,
  type ProgrammeSearch,
} from '../contract/index.ts';
import { grantsKey } from './open/queries.ts';

const forWhom = (actingFor: string | undefined) => (actingFor ? { acting_for: actingFor } : {});

/** Programmes in the reader's language that a search finds, a page at a time. */
export function useSearch(search: ProgrammeSearch) {
  const { language } = useLanguage();
  return usePages([...grantsKey, 'programmes', language, search], (asked, options) =>
    call(listProgrammesCall, { query: { ...search, ...asked } }, options),
  );
}

export const savedKey = [...grantsKey, 'saved'] as const;

/** What the reader saved. */
export function useSaved() {
  const { language } = useLanguage();
  return useQuery({
    queryKey: [...savedKey, language],
    queryFn: async ({ signal }): Promise<readonly Programme[]> =>
      (await call(listSavedCall, {}, { signal })).items,
  });
}

/** The server's clock decides when a programme closes: a page that stands open asks again. */
const FACTS_AGAIN_MS = 60_000;

/** What the server knows about the reader, by which the programme decides. */
export function useFacts(type: string, actingFor: string | undefined) {
  return useQuery({
    queryKey: [...grantsKey, 'facts', type, actingFor],
    queryFn: ({ signal }): Promise<KnownFactsShown> =>
      call(readChanceCall, { params: { type }, query: forWhom(actingFor) }, { signal }),
    refetchInterval: FACTS_AGAIN_MS,
  });
}

export function useApplications(actingFor: string | undefined, only?: 'awarded') {
  const { language } = useLanguage();
  return usePages([...grantsKey, 'applications', language, actingFor, only], (query, options) =>
    call(
      listApplicationsCall,
      { query: { ...query, ...forWhom(actingFor), ...(only && { only }) } },
      options,
    ),
  );
}
