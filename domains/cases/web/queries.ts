import type { BodyOf } from '@egcr/contract/endpoint';
import { call } from '@egcr/web-kit/call';
import { useLanguage } from '@egcr/web-kit/i18n.tsx';
import { usePages } from '@egcr/web-kit/list/use-pages';
import { useLive } from '@egcr/web-kit/live';
import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';

import { caseChanged } from '../contract/events.ts';
import {
  listOwnCasesCall,
  readOwnCaseCall,
  stepInOwnCaseCall,
  writeInOwnCaseCall,
  type OwnCase,
  type OwnCaseRow,
} from '../contract/index.ts';

const OWN = ['cases', 'own'] as const;
/** On the dashboard. */
const SHOWN_MAX = 3;

export function useOwnCases(actingFor: string | undefined) {
  const { language } = useLanguage();
  return usePages([...OWN, 'list', language, actingFor], (query, options) =>
    call(listOwnCasesCall, { query: { ...query, ...(actingFor && { acting_for: actingFor }) } }, options),
  );
}

/** Some of them for the dashboard: those that wait for the reader, or the latest that are open. */
export function useSomeCases(only: 'waiting' | 'open', actingFor: string | undefined) {
  const { language } = useLanguage();
  const client = useQueryClient();
  useLive(caseChanged, () => void rereadOwn(client));
  return useQuery({
    queryKey: [...OWN, only, language, actingFor],
    queryFn: async ({ signal }): Promise<readonly OwnCaseRow[]> => {
      const query = { only, limit: SHOWN_MAX, ...(actingFor && { acting_for: actingFor }) };
      return (await call(listOwnCasesCall, { query }, { signal })).items;
    },
  });
}

/** One case of the reader; read again whenever something happens in it. */
export function useOwnCase(id: string) {
  const { language } = useLanguage();
  const client = useQueryClient();
  useLive(caseChanged, () => void rereadOwn(client));
  return useQuery({
    queryKey: [...OWN, 'one', id, language],
    queryFn: ({ signal }): Promise<OwnCase> => call(readOwnCaseCall, { params: { id } }, { signal }),
  });
}

export function rereadOwn(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: OWN });
}

export type OwnStep = BodyOf<typeof stepInOwnCaseCall>;

export const takeOwnStep = (id: string, body: OwnStep, key: string): Promise<OwnCase> =>
  call(stepInOwnCaseCall, { params: { id }, body }, { idempotencyKey: key });

export const writeInOwn = (id: string, text: string, key: string): Promise<OwnCase> =>
  call(writeInOwnCaseCall, { params: { id }, body: { text } }, { idempotencyKey: key });
