import type { BodyOf } from '@egcr/contract/endpoint';
import { call } from '@egcr/web-kit/call';
import { useLanguage } from '@egcr/web-kit/i18n.tsx';
import { usePages } from '@egcr/web-kit/list/use-pages';
import { useLive } from '@egcr/web-kit/live';
import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';

import { caseChanged } from '../../contract/events.ts';
import {
  assignCaseCall,
  decideCaseCall,
  linkToPaperCall,
  listOfficersCall,
  readCaseCall,
  readQueueCall,
  readQueuesCall,
  stepInCaseCall,
  writeInCaseCall,
  type CaseQueue,
  type HandledCase,
} from '../../contract/index.ts';
import { SEARCHED_LENGTH_MAX } from '../../contract/limits.ts';
import type { QueueView } from './queue-address.ts';

const QUEUE = ['cases', 'queue'] as const;

/** The queue, newest first or the most urgent first, a page at a time. */
export function useQueue({ kind, state: chosen, assigned, late, sample, text, order }: QueueView) {
  const { language } = useLanguage();
  const state = chosen ?? 'open';
  return usePages([...QUEUE, language, kind, state, assigned, late, sample, text, order], (asked, options) =>
    call(
      readQueueCall,
      {
        query: {
          state,
          ...(kind && { kind }),
          ...(assigned && { assigned }),
          ...(late && { late }),
          ...(sample && { sample }),
          ...(text && { text: text.slice(0, SEARCHED_LENGTH_MAX) }),
          ...(order && { order }),
          ...asked,
        },
      },
      options,
    ),
  );
}

/** The queues that the reader may read, with their counts: of all cases, or without those that are samples. */
export function useQueues({ sample }: Pick<QueueView, 'sample'> = {}) {
  const { language } = useLanguage();
  return useQuery({
    queryKey: [...QUEUE, 'queues', language, sample],
    queryFn: async ({ signal }): Promise<readonly CaseQueue[]> =>
      (await call(readQueuesCall, { query: { ...(sample && { sample }) } }, { signal })).items,
  });
}

export function useCase(id: string) {
  const { language } = useLanguage();
  const client = useQueryClient();
  useLive(caseChanged, () => void rereadQueue(client));
  return useQuery({
    queryKey: [...QUEUE, 'case', id, language],
    queryFn: ({ signal }): Promise<HandledCase> => call(readCaseCall, { params: { id } }, { signal }),
  });
}

export function rereadQueue(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: QUEUE });
}

export type OfficerStep = BodyOf<typeof stepInCaseCall>;
export type Decision = BodyOf<typeof decideCaseCall>;
export type OfficerMessage = BodyOf<typeof writeInCaseCall>;

export const takeStep = (id: string, body: OfficerStep, key: string): Promise<HandledCase> =>
  call(stepInCaseCall, { params: { id }, body }, { idempotencyKey: key });

export const decide = (id: string, body: Decision, key: string): Promise<HandledCase> =>
  call(decideCaseCall, { params: { id }, body }, { idempotencyKey: key });

export const writeMessage = (id: string, body: OfficerMessage, key: string): Promise<HandledCase> =>
  call(writeInCaseCall, { params: { id }, body }, { idempotencyKey: key });

/** The officers to whom a case can be given. */
export function useOfficers(id: string) {
  return useQuery({
    queryKey: [...QUEUE, 'officers', id],
    queryFn: async ({ signal }) => (await call(listOfficersCall, { params: { id } }, { signal })).items,
  });
}

export const assign = (
  { id, version }: Pick<HandledCase, 'id' | 'version'>,
  officerId: string,
  key: string,
): Promise<HandledCase> =>
  call(assignCaseCall, { params: { id }, body: { officer_id: officerId, version } }, { idempotencyKey: key });

/** A link to a paper of a case; its owner sees that it was opened. */
export const linkToPaper = (id: string, document: string) =>
  call(linkToPaperCall, { params: { id, document } });
