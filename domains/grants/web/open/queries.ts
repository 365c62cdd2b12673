import { call } from '@egcr/web-kit/call';
import { useLanguage } from '@egcr/web-kit/i18n.tsx';
import { usePages } from '@egcr/web-kit/list/use-pages';
import { useQuery } from '@tanstack/react-query';

import {
  listAwardsCall,
  readFlowsCall,
  readProgrammeCall,
  type OpenProgramme,
} from '../../contract/open-calls.ts';

/** All that is read of grants. */
export const grantsKey = ['grants'] as const;

export function useProgramme(type: string) {
  const { language } = useLanguage();
  return useQuery({
    queryKey: [...grantsKey, 'programme', type, language],
    queryFn: ({ signal }): Promise<OpenProgramme> =>
      call(readProgrammeCall, { params: { type } }, { signal }),
  });
}

/** What was given, the latest first: by one programme, or by all. */
export function useAwards(type: string | undefined) {
  const { language } = useLanguage();
  return usePages([...grantsKey, 'awards', type, language], (asked, options) =>
    call(listAwardsCall, { query: { ...asked, ...(type !== undefined && { type }) } }, options),
  );
}

/** Where the money went: of one programme, or of all. */
export function useFlows(type: string | undefined) {
  return useQuery({
    queryKey: [...grantsKey, 'flows', type],
    queryFn: async ({ signal }) =>
      (await call(readFlowsCall, { query: { ...(type !== undefined && { type }) } }, { signal })).items,
  });
}
