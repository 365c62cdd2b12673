import { endpoint } from '@egcr/contract/endpoint';
import { uuid } from '@egcr/contract/ids';
import { wireMoney } from '@egcr/contract/money';
import { pageOf, pageQuery } from '@egcr/contract/page';
import { platformRefusals } from '@egcr/contract/refusals';
import { payPeriods, SLUG_MAX_LENGTH } from '@egcr/jobs/contract';
import { organisationRefusals } from '@egcr/organisations/contract';
import * as z from 'zod/mini';

import { careerRefusals as no } from './refusals.ts';
import {
  applicantStep,
  employerStep,
  newApplication,
  ownApplication,
  receivedApplication,
} from './shapes.ts';

const { not_found } = platformRefusals;
/** In which order an employer reads applications. */
export const receivedOrders = ['new', 'fit'] as const;
export type ReceivedOrder = (typeof receivedOrders)[number];

const byId = z.object({ id: uuid });
const moved = [no.application_changed, no.application_step_refused] as const;

export const applyForJobCall = endpoint({
  name: 'careers.apply',
  summary:
    'Applies for an open job, once. The employer sees the name, the username, the letter, and the CV where it is sent with it.',
  access: 'profiled',
  pin: 'none',
  method: 'POST',
  path: '/api/v1/jobs/:slug/applications',
  params: z.object({ slug: z.string().check(z.maxLength(SLUG_MAX_LENGTH)) }),
  body: newApplication,
  reply: ownApplication,
  status: 201,
  refusals: [
    not_found,
    no.own_organisation,
    no.already_applied,
    no.job_closed,
    no.application_limit_reached,
    no.no_cv,
  ],
  rate: 'write',
  idempotency: 'required',
});

export const listOwnApplicationsCall = endpoint({
  name: 'careers.list_own_applications',
  summary: 'The caller’s applications for jobs in every state, newest first.',
  access: 'profiled',
  pin: 'verified',
  method: 'GET',
  path: '/api/v1/careers/applications',
  query: pageQuery,
  reply: pageOf(ownApplication),
  refusals: [],
  rate: 'read',
});

export const stepOwnApplicationCall = endpoint({
  name: 'careers.step_own_application',
  summary:
    'Accepts an offer or turns it down, withdraws an application of the caller, or calls off a hire before its first day.',
  access: 'profiled',
  pin: 'verified',
  method: 'POST',
  path: '/api/v1/careers/applications/:id/steps',
  params: byId,
  body: applicantStep,
  reply: ownApplication,
  refusals: [not_found, ...moved, no.job_begun],
  rate: 'write',
  idempotency: 'required',
});

export const listReceivedCall = endpoint({
  name: 'careers.list_received',
  summary:
    'The applications for a posting of an organisation of the caller, newest first or those that fit best first.',
  access: 'profiled',
  pin: 'verified',
  method: 'GET',
  path: '/api/v1/job-postings/:id/applications',
  params: byId,
  query: z.extend(pageQuery, { order: z._default(z.enum(receivedOrders, 'not_offered'), 'new') }),
  reply: z.extend(pageOf(receivedApplication), {
    title: z.string(),
    /** Those of the country in which the job is done: for times of interviews. */
    time_zones: z.array(z.string()),
    /** What the posting says: an offer pays this or more. */
    pay: z.object({ min: wireMoney, max: wireMoney, period: z.enum(payPeriods) }),
  }),
  refusals: [not_found],
  rate: 'read',
});

export const stepReceivedCall = endpoint({
  name: 'careers.step_received',
  summary:
    'Moves an application for a posting of an organisation of the caller. Steps: seen, shortlisted, interview, interview held, offer with its terms, declined with a reason, a hire called off before its first day. The applicant is told.',
  access: 'profiled',
  pin: 'verified',
  method: 'POST',
  path: '/api/v1/received-applications/:id/steps',
  params: byId,
  body: employerStep,
  reply: receivedApplication,
  refusals: [not_found, organisationRefusals.team_role_required, ...moved, no.job_begun, no.interview_ahead],
  rate: 'write',
  idempotency: 'required',
});
