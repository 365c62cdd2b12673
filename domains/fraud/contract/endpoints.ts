import { caseRefusals } from '@egcr/cases/contract';
import { endpoint } from '@egcr/contract/endpoint';
import { uuid } from '@egcr/contract/ids';
import { platformRefusals } from '@egcr/contract/refusals';
import { formRefusals } from '@egcr/forms/contract';
import * as z from 'zod/mini';

import { CHECKED_MAX_LENGTH } from './limits.ts';
import { fraudRefusals } from './refusals.ts';
import { holdText, ownHold, reportedHold } from './shapes.ts';
import { fraudSigns } from './signs.ts';

const common = { access: 'profiled', pin: 'none' } as const;

export const reportFraudCall = endpoint({
  ...common,
  name: 'fraud.report_fraud',
  summary:
    'Sends a draft of the form fraud.report and opens a case of it, once. Answers that do not fit are refused with 422, each by the name of its question.',
  method: 'POST',
  path: '/api/v1/fraud/reports',
  body: z.strictObject({
    draft_id: uuid,
    version: z.int().check(z.gte(1)),
    /** The job that the report is about: its draft was begun for it. */
    job_id: z.optional(uuid),
  }),
  reply: z.object({ id: uuid, reference: z.string() }),
  status: 201,
  refusals: [
    platformRefusals.not_found,
    formRefusals.draft_sent,
    formRefusals.draft_changed,
    caseRefusals.case_step_refused,
    fraudRefusals.reports_of_day,
  ],
  rate: 'write',
  idempotency: 'required',
});

/** What is checked, as it was typed or pasted. */
export const checked = z.strictObject({
  text: z.string().check(z.trim(), z.minLength(3, 'too_short'), z.maxLength(CHECKED_MAX_LENGTH, 'too_long')),
});

export const checkForFraudCall = endpoint({
  ...common,
  name: 'fraud.check',
  summary:
    'What is known of a link, a number, an address or a username: reports, decisions, and signs that anybody can see.',
  method: 'POST',
  path: '/api/v1/fraud/check',
  body: checked,
  reply: z.object({
    /**
     * `confirmed`: officers acted on reports of it. `reported`: several people reported it, no one has decided. `unknown`: nothing was reported,
     * which does not make it safe. `unreadable`: it is no link, number, address or username.
     */
    verdict: z.enum(['confirmed', 'reported', 'unknown', 'unreadable']),
    signs: z.array(z.enum(fraudSigns)),
  }),
  refusals: [],
  rate: 'write',
});

export const listOwnHoldsCall = endpoint({
  ...common,
  name: 'fraud.list_own_holds',
  summary: 'Money of the caller that is held back because of a report or an alert.',
  method: 'GET',
  path: '/api/v1/fraud/holds',
  reply: z.object({ items: z.array(ownHold) }),
  refusals: [],
  rate: 'read',
});

export const listReportHoldsCall = endpoint({
  ...common,
  name: 'fraud.list_report_holds',
  summary:
    'Which payments of the caller are on hold because of their report, and until when. How much of one its recipient still had is not told.',
  method: 'GET',
  path: '/api/v1/cases/:id/fraud-holds',
  params: z.object({ id: uuid }),
  reply: z.object({ items: z.array(reportedHold) }),
  refusals: [platformRefusals.not_found],
  rate: 'read',
});

export const answerHoldCall = endpoint({
  ...common,
  name: 'fraud.answer_hold',
  summary: 'What the owner of held money says to it, once. Officers read it in the case.',
  method: 'POST',
  path: '/api/v1/fraud/holds/:id/answer',
  params: z.object({ id: uuid }),
  body: z.strictObject({ text: holdText }),
  reply: ownHold,
  status: 201,
  refusals: [platformRefusals.not_found, fraudRefusals.hold_over, fraudRefusals.answered_already],
  rate: 'write',
  idempotency: 'required',
});
