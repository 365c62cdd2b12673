import type { BodyOf, ReplyOf } from '@egcr/contract/endpoint';
import { readQueuesCall } from '@egcr/cases/contract';
import { call } from '@egcr/web-kit/call';
import { useLanguage } from '@egcr/web-kit/i18n.tsx';
import { useQuery, useQueryClient } from '@tanstack/react-query';

import { proposeGrantCall, revokeGrantCall, type Grant } from '../../contract/endpoints.ts';
import { findPeopleCall, readPersonCall } from '../../contract/people-endpoints.ts';

export type FoundPerson = ReplyOf<typeof findPeopleCall>['items'][number];
export type StaffPerson = ReplyOf<typeof readPersonCall>;
export type NewGrant = BodyOf<typeof proposeGrantCall>;

const PEOPLE = ['roles', 'people'] as const;

export function useFoundPeople(text: string) {
  return useQuery({
    queryKey: [...PEOPLE, 'found', text],
    queryFn: ({ signal }) => call(findPeopleCall, { query: { text } }, { signal }),
  });
}

/** Each reading is written into the audit log, so it is read once, and again after a change. */
export function usePerson(id: string) {
  return useQuery({
    queryKey: [...PEOPLE, 'one', id],
    queryFn: ({ signal }) => call(readPersonCall, { params: { id } }, { signal }),
    staleTime: Infinity,
  });
}

/** The queues for which a role can be given, by their names. */
export function useQueueNames() {
  const { language } = useLanguage();
  return useQuery({
    queryKey: ['cases', 'queue', 'queues', language],
    queryFn: async ({ signal }) => (await call(readQueuesCall, {}, { signal })).items,
  });
}

/** Proposes a role, or ends one; afterwards people, grants and proposals are read again. */
export function useGrantActs() {
  const client = useQueryClient();
  const reread = () =>
    Promise.all([
      client.invalidateQueries({ queryKey: ['roles'] }),
      client.invalidateQueries({ queryKey: ['approvals'] }),
    ]);
  return {
    propose: async (body: NewGrant, key: string) => {
      const made = await call(proposeGrantCall, { body }, { idempotencyKey: key });
      await reread();
      return made;
    },
    end: async ({ id }: Grant, reason: string, key: string) => {
      const ended = await call(
        revokeGrantCall,
        { params: { id }, body: { reason } },
        { idempotencyKey: key },
      );
      await reread();
      return ended;
    },
  };
}
