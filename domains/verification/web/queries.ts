import { call } from '@egcr/web-kit/call';
import { keepPreviousData, useQuery } from '@tanstack/react-query';

import {
  listListsCall,
  listVerificationsCall,
  readCaseVerificationCall,
  readVerificationCall,
  type BusinessVerification,
  type CaseVerification,
} from '../contract/index.ts';

const READING_MS = 1_500;

/** All that is read of verification. */
export const verificationKey = ['verification'] as const;

export function useVerifications() {
  return useQuery({
    queryKey: [...verificationKey, 'businesses'],
    queryFn: async ({ signal }) => (await call(listVerificationsCall, {}, { signal })).items,
  });
}

export function useVerification(id: string) {
  return useQuery({
    queryKey: [...verificationKey, 'business', id],
    queryFn: ({ signal }): Promise<BusinessVerification> =>
      call(readVerificationCall, { params: { id } }, { signal }),
    retry: false,
    // What is found on a domain is there a few seconds later.
    refetchInterval: ({ state: { data } }) =>
      data?.contacts.some((each) => each.is_reading) === true ? READING_MS : false,
  });
}

/** What is known of the business of a case, for officers: anew with each version, since a step of the case changes what they may decide. */
export function useCaseVerification({ id, version }: { readonly id: string; readonly version: number }) {
  return useQuery({
    placeholderData: keepPreviousData,
    queryKey: [...verificationKey, 'case', id, version],
    queryFn: ({ signal }): Promise<CaseVerification> =>
      call(readCaseVerificationCall, { params: { id } }, { signal }),
  });
}

/** The lists that names are compared with, for those who import them. */
export function useScreeningLists() {
  return useQuery({
    queryKey: [...verificationKey, 'lists'],
    queryFn: async ({ signal }) => (await call(listListsCall, {}, { signal })).items,
  });
}
