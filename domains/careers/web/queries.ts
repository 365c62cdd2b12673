import { readJobCall } from '@egcr/jobs/contract';
import { call } from '@egcr/web-kit/call';
import { useRereadAfter } from '@egcr/web-kit/reread-after';
import { usePages } from '@egcr/web-kit/list/use-pages';
import { useQuery } from '@tanstack/react-query';

import {
  applyForJobCall,
  cancelInterviewCall,
  listOwnApplicationsCall,
  listReceivedCall,
  listSavedJobsCall,
  offerInterviewCall,
  stepInterviewCall,
  stepOwnApplicationCall,
  stepReceivedCall,
  type ApplicantStep,
  type DeclineReason,
  type EmployerStep,
  type OfferTerms,
} from '../contract/index.ts';

import type { GivenAnswer } from '../contract/answers.ts';
import type { ReceivedOrder } from '../contract/endpoints.ts';
import type { ApplicantInterviewStep, InterviewOffer } from '../contract/interviews/shape.ts';

const KEY = ['careers'] as const;

/** The job that is applied for. */
export function useJobToApply(slug: string) {
  return useQuery({
    queryKey: [...KEY, 'job', slug],
    queryFn: ({ signal }) => call(readJobCall, { params: { slug } }, { signal }),
    retry: false,
  });
}

export function useOwnApplications() {
  return usePages([...KEY, 'own'], (query, options) => call(listOwnApplicationsCall, { query }, options));
}

export const savedKey = [...KEY, 'saved'] as const;

/** The jobs that the reader keeps. */
export function useSavedJobs() {
  return useQuery({
    queryKey: savedKey,
    queryFn: async ({ signal }) => (await call(listSavedJobsCall, {}, { signal })).items,
  });
}

export function useReceived(id: string, order: ReceivedOrder) {
  return usePages([...KEY, 'received', id, order], (query, options) =>
    call(listReceivedCall, { params: { id }, query: { ...query, order } }, options),
  );
}

interface Moved {
  readonly id: string;
  readonly version: number;
}

export interface EmployerMove {
  readonly step: EmployerStep;
  readonly reason?: DeclineReason;
  readonly offer?: OfferTerms;
}

/** What both sides do; applications are read again afterwards, also where it was refused. */
export function useApplicationActs() {
  const then = useRereadAfter(KEY);
  return {
    apply: (
      slug: string,
      body: {
        readonly letter: string;
        readonly answers: GivenAnswer[];
        readonly with_cv: boolean;
      },
      idempotencyKey: string,
    ) => then(call(applyForJobCall, { params: { slug }, body }, { idempotencyKey })),
    stepOwn: ({ id, version }: Moved, step: ApplicantStep, idempotencyKey: string) =>
      then(call(stepOwnApplicationCall, { params: { id }, body: { step, version } }, { idempotencyKey })),
    offerInterview: (id: string, body: InterviewOffer, idempotencyKey: string) =>
      then(call(offerInterviewCall, { params: { id }, body }, { idempotencyKey })),
    cancelInterview: (id: string, version: number, idempotencyKey: string) =>
      then(call(cancelInterviewCall, { params: { id }, body: { version } }, { idempotencyKey })),
    stepInterview: (id: string, body: ApplicantInterviewStep, idempotencyKey: string) =>
      then(call(stepInterviewCall, { params: { id }, body }, { idempotencyKey })),
    stepReceived: ({ id, version }: Moved, move: EmployerMove, idempotencyKey: string) =>
      then(call(stepReceivedCall, { params: { id }, body: { ...move, version } }, { idempotencyKey })),
  };
}
