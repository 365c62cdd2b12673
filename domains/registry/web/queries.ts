import { readDraftCall, type Draft } from '@egcr/forms/contract';
import { listApplicationsCall } from '@egcr/grants/contract';
import { call, isRefusal } from '@egcr/web-kit/call';
import { useLanguage } from '@egcr/web-kit/i18n.tsx';
import { usePages } from '@egcr/web-kit/list/use-pages';
import { useQueries, useQuery } from '@tanstack/react-query';

import {
  checkCertificateCall,
  checkNameCall,
  listBusinessesCall,
  listConsentsCall,
  listDirectorsCall,
  listDirectorshipsCall,
  listDirectoryCall,
  readBusinessCall,
  readChangeCall,
  readConsentCall,
  readDirectorsCall,
  readDissolutionCall,
  readDirectorshipCall,
  readEntryCall,
  readOwnersCall,
  listRegistrationsCall,
  readProfileCall,
  type Activity,
  type BusinessDashboard,
  type BusinessOwners,
  type BusinessProfile,
  type CheckedCertificate,
  type Directorship,
  type NameCheck,
  type RegisterEntry,
  type ShareConsent,
  type ShownChange,
} from '../contract/index.ts';

/** All that is read of the register. */
export const registryKey = ['registry'] as const;
export const FORM = 'registry.registration';

/** What would be said of a name; asked once it is long enough to mean something. */
export function useNameCheck(name: string, jurisdiction: string) {
  return useQuery({
    queryKey: [...registryKey, 'name', name, jurisdiction],
    queryFn: ({ signal }): Promise<NameCheck> =>
      call(checkNameCall, { query: { name, jurisdiction } }, { signal }),
    enabled: Array.from(name.trim()).length > 1 && jurisdiction !== '',
    staleTime: 10_000,
  });
}

/** A draft by its id: other people's are not found. */
export function useDraft(id: string) {
  return useQuery({
    queryKey: [...registryKey, 'draft', id],
    queryFn: ({ signal }): Promise<Draft> => call(readDraftCall, { params: { id } }, { signal }),
    retry: false,
    gcTime: 0,
  });
}

export function useRegistrations() {
  const { language } = useLanguage();
  return usePages([...registryKey, 'registrations', language], (query, options) =>
    call(listRegistrationsCall, { query }, options),
  );
}

export interface DirectoryView {
  readonly words?: string | undefined;
  readonly activity?: Activity | undefined;
  readonly country?: string | undefined;
  readonly level?: '1' | '2' | '3' | undefined;
  readonly sample?: 'hidden' | undefined;
}

export function useDirectory({ words, activity, country, level, sample }: DirectoryView) {
  const filters = {
    ...(words && { words }),
    ...(activity && { activity }),
    ...(country && { jurisdiction: country }),
    ...(level && { level }),
    ...(sample && { sample }),
  };
  return usePages([...registryKey, 'directory', filters], (query, options) =>
    call(listDirectoryCall, { query: { ...query, ...filters } }, options),
  );
}

export function useProfile(slug: string) {
  return useQuery({
    queryKey: [...registryKey, 'profile', slug],
    queryFn: ({ signal }): Promise<BusinessProfile> =>
      call(readProfileCall, { params: { slug } }, { signal }),
  });
}

const ownersQuery = (number: string) => ({
  queryKey: [...registryKey, 'owners', number],
  queryFn: ({ signal }: { readonly signal: AbortSignal }): Promise<BusinessOwners> =>
    call(readOwnersCall, { params: { number } }, { signal }),
});

/** Who owns a registered business. */
export function useOwners(number: string) {
  return useQuery(ownersQuery(number));
}

/** Who owns each of several businesses, as far as it is read; and which are not in the register. */
export function useOwnersOfAll(numbers: readonly string[]) {
  return useQueries({
    queries: numbers.map((number) => ({ ...ownersQuery(number), staleTime: 60_000, retry: false })),
    combine: (all) => ({
      known: new Map(
        all.flatMap(({ data }) => (data === undefined ? [] : [[data.number, data.network] as const])),
      ),
      hasUnknown: all.some(({ error }) => isRefusal(error, 'not_found')),
    }),
  });
}

/** A certificate; with the hash of a file also whether that file is unaltered. */
export function useCertificate(certificate: string, sha256: string | undefined) {
  return useQuery({
    queryKey: [...registryKey, 'certificate', certificate, sha256],
    queryFn: ({ signal }): Promise<CheckedCertificate> =>
      call(
        checkCertificateCall,
        { params: { certificate }, query: sha256 === undefined ? {} : { sha256 } },
        { signal },
      ),
  });
}

/** The businesses to whose teams the reader belongs. */
export function useBusinesses() {
  return useQuery({
    queryKey: [...registryKey, 'businesses'],
    queryFn: async ({ signal }) => (await call(listBusinessesCall, {}, { signal })).items,
  });
}

export function useBusiness(id: string) {
  return useQuery({
    queryKey: [...registryKey, 'business', id],
    queryFn: ({ signal }): Promise<BusinessDashboard> =>
      call(readBusinessCall, { params: { id } }, { signal }),
  });
}

/** What of an entry can be changed. */
export function useEntry(id: string) {
  return useQuery({
    queryKey: [...registryKey, 'entry', id],
    queryFn: ({ signal }): Promise<RegisterEntry> => call(readEntryCall, { params: { id } }, { signal }),
    retry: false,
  });
}

/** A change as officers see it. */
export function useChange(id: string) {
  return useQuery({
    queryKey: [...registryKey, 'change', id],
    queryFn: ({ signal }): Promise<ShownChange> => call(readChangeCall, { params: { id } }, { signal }),
  });
}

/** What an organisation applied for, the latest first. */
export function useGrantsOf(organisationId: string) {
  const { language } = useLanguage();
  return useQuery({
    queryKey: [...registryKey, 'grants', organisationId, language],
    queryFn: async ({ signal }) =>
      (await call(listApplicationsCall, { query: { acting_for: organisationId } }, { signal })).items,
  });
}

/** What waits for the consent of the reader. */
export function useConsents() {
  return useQuery({
    queryKey: [...registryKey, 'consents'],
    queryFn: async ({ signal }) => (await call(listConsentsCall, {}, { signal })).items,
  });
}

/** Which shares a change takes of whom. */
export function useConsent(id: string) {
  return useQuery({
    queryKey: [...registryKey, 'consent', id],
    queryFn: ({ signal }): Promise<ShareConsent> => call(readConsentCall, { params: { id } }, { signal }),
    retry: false,
  });
}

/** What waits for the reader to confirm that they are a director. */
export function useDirectorships() {
  return useQuery({
    queryKey: [...registryKey, 'directorships'],
    queryFn: async ({ signal }) => (await call(listDirectorshipsCall, {}, { signal })).items,
  });
}

export function useDirectorship(id: string) {
  return useQuery({
    queryKey: [...registryKey, 'directorship', id],
    queryFn: ({ signal }): Promise<Directorship> =>
      call(readDirectorshipCall, { params: { id } }, { signal }),
    retry: false,
  });
}

/** The directors whom a registration of the reader names besides them. */
export function useNamedDirectors(id: string) {
  return useQuery({
    queryKey: [...registryKey, 'directors', id],
    queryFn: async ({ signal }) => (await call(listDirectorsCall, { params: { id } }, { signal })).items,
    retry: false,
  });
}

/** The same for an officer. */
export function useDirectorsToDecide(id: string) {
  return useQuery({
    queryKey: [...registryKey, 'directors to decide', id],
    queryFn: async ({ signal }) => (await call(readDirectorsCall, { params: { id } }, { signal })).items,
    retry: false,
  });
}

/** Whether the owners of a business end it, and what the reader may do. */
export function useDissolution(id: string) {
  return useQuery({
    queryKey: [...registryKey, 'dissolution', id],
    queryFn: ({ signal }) => call(readDissolutionCall, { params: { id } }, { signal }),
  });
}
