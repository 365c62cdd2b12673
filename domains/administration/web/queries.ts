import { readQueueCall, readQueuesCall } from '@egcr/cases/contract';
import {
  listInvitationsCall,
  listOrganisationsCall,
  readOrganisationCall,
  type OrganisationRow,
} from '@egcr/organisations/contract';
import { call } from '@egcr/web-kit/call';
import { useLanguage } from '@egcr/web-kit/i18n.tsx';
import { keepPreviousData, useQuery } from '@tanstack/react-query';

const KEY = ['administration'] as const;
/** Most urgent cases shown of each queue; the rest is in the queue. */
const URGENT_MAX = 5;
/** Businesses of which open invitations are read. */
const READ_MAX = 20;

/** A business whose team the reader belongs to. */
export interface Administered extends OrganisationRow {
  /** Of the reader’s, where they own it; others are not told. */
  readonly invitations: number | undefined;
}

/** Registered businesses of the reader, and how many teams invite them. */
export function useAdministered() {
  return useQuery({
    queryKey: [...KEY, 'own'],
    queryFn: async ({ signal }) => {
      const [own, received] = await Promise.all([
        call(listOrganisationsCall, {}, { signal }),
        call(listInvitationsCall, {}, { signal }),
      ]);
      const registered = own.items.filter(
        ({ kind, standing, closed_at: closed }) =>
          kind === 'business' && standing === 'registered' && closed === null,
      );
      const businesses = await Promise.all(
        registered.slice(0, READ_MAX).map(async (row): Promise<Administered> => {
          if (row.role !== 'owner') return { ...row, invitations: undefined };
          const { invitations } = await call(readOrganisationCall, { params: { id: row.id } }, { signal });
          return { ...row, invitations: invitations.length };
        }),
      );
      return { businesses, received: received.items.length };
    },
  });
}

/** `hidden`: invented cases are neither counted nor shown. */
export type Samples = 'hidden' | undefined;

/** The queues about businesses, for the officers whose role lets them read one. */
export function useBusinessQueues(sample: Samples) {
  const { language } = useLanguage();
  return useQuery({
    queryKey: [...KEY, 'queues', language, sample],
    queryFn: async ({ signal }) =>
      (await call(readQueuesCall, { query: { ...(sample && { sample }) } }, { signal })).items.filter(
        ({ kind }) => isAboutBusinesses(kind),
      ),
    placeholderData: keepPreviousData,
  });
}

const isAboutBusinesses = (kind: string) => ['registry', 'verification'].includes(kind.split('.')[0] ?? '');

/** The most urgent cases of one queue. */
export function useUrgent(kind: string, sample: Samples) {
  const { language } = useLanguage();
  return useQuery({
    queryKey: [...KEY, 'urgent', kind, language, sample],
    queryFn: async ({ signal }) =>
      (
        await call(
          readQueueCall,
          { query: { kind, state: 'open', order: 'due', limit: URGENT_MAX, ...(sample && { sample }) } },
          { signal },
        )
      ).items,
  });
}
