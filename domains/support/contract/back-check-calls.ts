import { caseRefusals } from '@egcr/cases/contract';
import { endpoint } from '@egcr/contract/endpoint';
import { uuid } from '@egcr/contract/ids';
import { wireMoney } from '@egcr/contract/money';
import { pageOf, pageQuery } from '@egcr/contract/page';
import { platformRefusals } from '@egcr/contract/refusals';
import { named } from '@egcr/contract/schema-names';
import { instant } from '@egcr/contract/time';
import * as z from 'zod/mini';

import { backCheckMachine, officerBackCheckSteps } from './back-check-machine.ts';
import { CAUSE_MAX, CAUSE_MIN } from './limits.ts';
import { supportRefusals as no } from './refusals.ts';
import { activity } from './shapes.ts';

const { not_found } = platformRefusals;
const params = z.object({ id: uuid });
const text = z.string().check(z.minLength(CAUSE_MIN, 'too_short'), z.maxLength(CAUSE_MAX, 'too_long'));

/** A drawn week as an officer sees it. */
export const backCheck = named(
  'SupportBackCheck',
  z.object({
    id: uuid,
    state: z.enum(backCheckMachine.states),
    name: z.string(),
    reference: z.string(),
    case_id: uuid,
    week: z.string(),
    earned: wireMoney,
    paid: wireMoney,
    activities: z.array(activity),
    question: z.nullable(z.string()),
    answer: z.nullable(z.string()),
    answer_by: z.nullable(instant),
    can: z.array(z.enum(officerBackCheckSteps)),
    is_sample: z.boolean(),
  }),
);
export type BackCheck = z.output<typeof backCheck>;

export const listBackChecksCall = endpoint({
  name: 'support.list_back_checks',
  summary:
    'Weeks that were drawn after they were accepted, the oldest first. Those of the officer, and of people whom they know, are not among them.',
  access: 'profiled',
  pin: 'none',
  method: 'GET',
  permission: 'support.read',
  path: '/api/v1/admin/support/back-checks',
  query: pageQuery,
  reply: pageOf(backCheck),
  refusals: [],
  rate: 'read',
});

export const stepBackCheckCall = endpoint({
  name: 'support.step_back_check',
  summary:
    'Confirms a drawn week, asks the person about it, or says after the answer that something was wrong. No payment is held or taken by it.',
  access: 'profiled',
  pin: 'fresh',
  method: 'POST',
  permission: 'support.handle',
  path: '/api/v1/admin/support/back-checks/:id/steps',
  params,
  body: z.strictObject({ decision: z.enum(officerBackCheckSteps, 'not_offered'), reason: text }),
  reply: z.object({ id: uuid, state: z.enum(backCheckMachine.states) }),
  refusals: [not_found, no.own_week, caseRefusals.related_to_applicant, no.back_check_state, no.hearing_open],
  rate: 'write',
  idempotency: 'required',
});

export const answerBackCheckCall = endpoint({
  name: 'support.answer_back_check',
  summary: 'The caller answers what an officer asks about a week.',
  access: 'profiled',
  pin: 'verified',
  method: 'POST',
  path: '/api/v1/support/back-checks/:id/answer',
  params,
  body: z.strictObject({ text }),
  reply: z.object({ id: uuid, state: z.enum(backCheckMachine.states) }),
  refusals: [not_found, no.back_check_state, no.hearing_over],
  rate: 'write',
  idempotency: 'required',
});
