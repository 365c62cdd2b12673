import { endpoint } from '@egcr/contract/endpoint';
import { uuid } from '@egcr/contract/ids';
import { platformRefusals } from '@egcr/contract/refusals';
import { organisationRefusals } from '@egcr/organisations/contract';
import * as z from 'zod/mini';

import { careerRefusals as no } from '../refusals.ts';
import { ownApplication, receivedApplication } from '../shapes.ts';
import { applicantInterviewStep, interviewOffer } from './shape.ts';

const { not_found } = platformRefusals;
const { team_role_required } = organisationRefusals;
const byId = z.object({ id: uuid });
const both = { access: 'profiled', pin: 'verified', params: byId } as const;
const step = { ...both, method: 'POST', rate: 'write', idempotency: 'required' } as const;
const changed = [no.interview_changed, no.interview_step_refused] as const;

export const offerInterviewCall = endpoint({
  name: 'careers.offer_interview',
  summary:
    'Offers up to ten times for an interview, or other times in their place. They are kept free until the applicant chooses one.',
  ...step,
  path: '/api/v1/received-applications/:id/interviews',
  body: interviewOffer,
  reply: receivedApplication,
  refusals: [
    not_found,
    team_role_required,
    no.application_changed,
    no.application_step_refused,
    no.interview_time_taken,
  ],
});

export const cancelInterviewCall = endpoint({
  name: 'careers.cancel_interview',
  summary: 'Cancels an interview with an applicant, who is told.',
  ...step,
  path: '/api/v1/received-interviews/:id/cancellation',
  body: z.strictObject({ version: z.int() }),
  reply: receivedApplication,
  refusals: [not_found, team_role_required, ...changed],
});

export const stepInterviewCall = endpoint({
  name: 'careers.step_interview',
  summary: 'The caller chooses a time or another one, asks for other times, or cancels the interview.',
  ...step,
  path: '/api/v1/careers/interviews/:id/steps',
  body: applicantInterviewStep,
  reply: ownApplication,
  refusals: [not_found, ...changed, no.interview_time_gone, no.interview_time_taken],
});

export const interviewFileCall = endpoint({
  name: 'careers.read_interview_file',
  summary: 'The interview that was booked, as a file for a calendar: for the applicant and the employer.',
  ...both,
  method: 'GET',
  path: '/api/v1/careers/interviews/:id/interview.ics',
  file: ['text/calendar'],
  refusals: [not_found],
  rate: 'read',
});
