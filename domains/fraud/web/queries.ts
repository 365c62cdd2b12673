import type { BodyOf } from '@egcr/contract/endpoint';
import { rereadWallet } from '@egcr/wallet/web';
import { holdChanged } from '@egcr/wallet/contract';
import { call } from '@egcr/web-kit/call';
import { useLive } from '@egcr/web-kit/live';
import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';

import {
  answerHoldCall,
  confirmHoldCall,
  holdPaymentCall,
  listOwnHoldsCall,
  listReportHoldsCall,
  listUnconfirmedHoldsCall,
  prolongHoldCall,
  readFraudCaseCall,
  readRulesCall,
  releaseHoldCall,
} from '../contract/index.ts';

const CASES = ['fraud', 'cases'] as const;
const OWN_HOLDS = ['fraud', 'own-holds'] as const;

/** What is held of the reader's money now. */
export function useOwnHolds() {
  const client = useQueryClient();
  useLive(holdChanged, () => {
    void client.invalidateQueries({ queryKey: OWN_HOLDS });
    void rereadWallet(client);
  });
  return useQuery({
    queryKey: OWN_HOLDS,
    queryFn: async ({ signal }) => (await call(listOwnHoldsCall, {}, { signal })).items,
  });
}

/** What of the reader's payments is on hold because of their report; read again with each version of the case. */
export function useReportHolds(caseId: string, version: number) {
  return useQuery({
    queryKey: ['fraud', 'report-holds', caseId, version],
    queryFn: async ({ signal }) =>
      (await call(listReportHoldsCall, { params: { id: caseId } }, { signal })).items,
    placeholderData: (before) => before,
  });
}

export const answerHold = (id: string, body: BodyOf<typeof answerHoldCall>, key: string) =>
  call(answerHoldCall, { params: { id }, body }, { idempotencyKey: key });

export const rereadOwnHolds = (client: QueryClient) => client.invalidateQueries({ queryKey: OWN_HOLDS });

/** What fraud knows of a case, for officers: read again after each of its steps, since money is held in a case that was taken. */
export function useFraudCase({ id, version }: { readonly id: string; readonly version: number }) {
  return useQuery({
    queryKey: [...CASES, id, version],
    queryFn: ({ signal }) => call(readFraudCaseCall, { params: { id } }, { signal }),
    placeholderData: (before) => before,
  });
}

export function useRules() {
  return useQuery({
    queryKey: ['fraud', 'rules'],
    queryFn: async ({ signal }) => (await call(readRulesCall, {}, { signal })).items,
  });
}

export const rereadFraudCases = (client: QueryClient) => client.invalidateQueries({ queryKey: CASES });

export const holdPayment = (caseId: string, body: BodyOf<typeof holdPaymentCall>, key: string) =>
  call(holdPaymentCall, { params: { id: caseId }, body }, { idempotencyKey: key });

/** Holds that the reader may confirm as the second officer; asked for by those who read reports of fraud alone. */
export function useUnconfirmedHolds({ isReader }: { readonly isReader: boolean }) {
  return useQuery({
    queryKey: [...CASES, 'unconfirmed'],
    queryFn: async ({ signal }) => (await call(listUnconfirmedHoldsCall, {}, { signal })).items,
    enabled: isReader,
  });
}

const acts = { confirm: confirmHoldCall, prolong: prolongHoldCall, release: releaseHoldCall } as const;

export const actOnHold = (
  id: string,
  { act, reason }: { readonly act: keyof typeof acts; readonly reason: string },
  key: string,
) => call(acts[act], { params: { id }, body: { reason } }, { idempotencyKey: key });
