import { approvalRefusals, proposal, REASON_MAX_LENGTH } from '@egcr/approvals/contract';
import { caseRefusals } from '@egcr/cases/contract';
import { endpoint } from '@egcr/contract/endpoint';
import { uuid } from '@egcr/contract/ids';
import { wireMoney } from '@egcr/contract/money';
import { platformRefusals } from '@egcr/contract/refusals';
import { named } from '@egcr/contract/schema-names';
import { instant } from '@egcr/contract/time';
import { givenPaper } from '@egcr/documents/contract';
import * as z from 'zod/mini';

import { awardPhases, milestoneStates } from './award-machines.ts';
import { AWARD_TEXT_MAX, AWARD_TEXT_MIN, RECEIPTS_MAX } from './limits.ts';
import { grantRefusals as no } from './refusals.ts';

const params = z.object({ id: uuid });
const version = z.int().check(z.gte(1));
const written = z
  .string()
  .check(z.minLength(AWARD_TEXT_MIN, 'too_short'), z.maxLength(AWARD_TEXT_MAX, 'too_long'));

const milestone = z.object({
  number: z.int(),
  percent: z.int(),
  amount: wireMoney,
  state: z.enum(milestoneStates),
  needs: z.enum(['agreement', 'report']),
  /** What the recipient wrote last, and the receipts with it. */
  report: z.nullable(z.string()),
  receipts: z.array(givenPaper),
  reported_at: z.nullable(instant),
  /** Why it was sent back. */
  reason: z.nullable(z.string()),
  paid_at: z.nullable(instant),
  /** When a payment is tried again that the wallet could not receive. */
  try_again_at: z.nullable(instant),
});

export const grantAward = named(
  'GrantAgreement',
  z.object({
    version: z.int(),
    state: z.enum(awardPhases),
    amount: wireMoney,
    paid: wireMoney,
    /** What went back to the budget. */
    given_back: wireMoney,
    agreement: z.object({
      terms_version: z.int(),
      sha256: z.string(),
      paragraphs: z.array(z.string()),
      accepted_at: z.nullable(instant),
    }),
    milestones: z.array(milestone),
    /** Why it ended, where it did. */
    end_reason: z.nullable(z.string()),
    ended_at: z.nullable(instant),
  }),
);
export type GrantAward = z.output<typeof grantAward>;

/** Null where the application has none. */
const reply = z.object({ award: z.nullable(grantAward) });

export const readAwardCall = endpoint({
  name: 'grants.read_award',
  summary: 'The award of an application with its agreement and parts, for those who sent it.',
  access: 'profiled',
  pin: 'verified',
  method: 'GET',
  path: '/api/v1/cases/:id/grant-award',
  params,
  reply,
  refusals: [platformRefusals.not_found],
  rate: 'read',
});

export const readAgreementCall = endpoint({
  name: 'grants.read_agreement',
  summary: 'The agreement of an award as a file: as it was accepted, or as it would be.',
  access: 'profiled',
  pin: 'verified',
  method: 'GET',
  path: '/api/v1/cases/:id/grant-award/agreement',
  params,
  file: ['application/pdf'],
  refusals: [platformRefusals.not_found],
  rate: 'money',
});

const recipient = {
  access: 'profiled',
  method: 'POST',
  params,
  reply,
  rate: 'write',
  idempotency: 'required',
} as const;

export const acceptAgreementCall = endpoint({
  ...recipient,
  pin: 'fresh',
  name: 'grants.accept_agreement',
  summary: 'Accepts the agreement whose text has this hash. The first part goes to finance.',
  path: '/api/v1/cases/:id/grant-award/acceptance',
  body: z.strictObject({
    version,
    sha256: z.string().check(z.regex(/^[0-9a-f]{64}$/, 'not_a_hash')),
  }),
  refusals: [platformRefusals.not_found, no.award_step_refused, no.award_changed, no.terms_changed],
});

export const sendReportCall = endpoint({
  ...recipient,
  pin: 'verified',
  name: 'grants.send_report',
  summary: 'Sends the report and the receipts that the next part asks for.',
  path: '/api/v1/cases/:id/grant-award/reports',
  body: z.strictObject({
    version,
    text: written,
    receipts: z.array(uuid).check(z.minLength(1, 'too_few'), z.maxLength(RECEIPTS_MAX, 'too_many')),
  }),
  refusals: [platformRefusals.not_found, no.award_changed, no.award_step_refused],
});

export const endAwardCall = endpoint({
  ...recipient,
  pin: 'fresh',
  name: 'grants.end_award',
  summary: 'Ends the award. What is not paid goes back to the budget.',
  path: '/api/v1/cases/:id/grant-award/end',
  body: z.strictObject({ version, reason: written }),
  refusals: [
    platformRefusals.not_found,
    no.award_changed,
    no.award_step_refused,
    no.payment_under_way,
    caseRefusals.case_step_refused,
  ],
});

export const readCaseAwardCall = endpoint({
  name: 'grants.read_case_award',
  summary: 'The award of an application, for those who decide about its reports.',
  access: 'profiled',
  pin: 'none',
  permission: 'grants.read',
  method: 'GET',
  path: '/api/v1/admin/grant-applications/:id/award',
  params,
  reply,
  refusals: [platformRefusals.not_found],
  rate: 'read',
});

export const decideReportCall = endpoint({
  name: 'grants.decide_report',
  summary:
    'Accepts the report that waits, which makes the envelope of its part, or sends it back with a reason.',
  access: 'profiled',
  pin: 'fresh',
  permission: 'grants.review',
  method: 'POST',
  path: '/api/v1/admin/grant-applications/:id/award/decision',
  params,
  body: z.strictObject({
    version,
    decision: z.enum(['accept', 'send_back'], 'not_offered'),
    reason: written,
  }),
  reply,
  refusals: [
    platformRefusals.not_found,
    caseRefusals.other_officers,
    caseRefusals.own_case,
    no.award_changed,
    no.award_step_refused,
  ],
  rate: 'write',
  idempotency: 'required',
});

export const proposeEndCall = endpoint({
  name: 'grants.propose_end',
  summary:
    'Proposes to end an award early. Another person approves; what is not paid goes back to the budget.',
  access: 'profiled',
  pin: 'fresh',
  permission: 'grants.review',
  method: 'POST',
  path: '/api/v1/admin/grant-applications/:id/award/end',
  params,
  body: z.strictObject({
    reason: z
      .string()
      .check(z.minLength(AWARD_TEXT_MIN, 'too_short'), z.maxLength(REASON_MAX_LENGTH, 'too_long')),
  }),
  reply: proposal,
  status: 202,
  refusals: [
    platformRefusals.not_found,
    no.award_step_refused,
    no.payment_under_way,
    approvalRefusals.interested_party,
    approvalRefusals.too_many_proposals,
  ],
  rate: 'write',
  idempotency: 'required',
});
