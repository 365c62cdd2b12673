import { caseRefusals } from '@egcr/cases/contract';
import { endpoint } from '@egcr/contract/endpoint';
import { uuid } from '@egcr/contract/ids';
import { wireMoney } from '@egcr/contract/money';
import { pageOf, pageQuery } from '@egcr/contract/page';
import { platformRefusals } from '@egcr/contract/refusals';
import { named } from '@egcr/contract/schema-names';
import { instant } from '@egcr/contract/time';
import { disbursementRefusals } from '@egcr/disbursements/contract';
import { amountToMove, leavingRefusals, walletRefusals } from '@egcr/wallet/contract';
import * as z from 'zod/mini';

import { earnedMoney } from './earned-money.ts';
import { CAUSE_MAX, CAUSE_MIN, OVERPAID_WEEKS_MAX, REFERENCE_MAX } from './limits.ts';
import { overpaymentReasons, overpaymentStates } from './overpayment-machine.ts';
import { SUPPORT_ASSET } from './programme.ts';
import { supportRefusals as no } from './refusals.ts';
import { day } from './shapes.ts';

const params = z.object({ id: uuid });
const written = z.string().check(z.minLength(CAUSE_MIN, 'too_short'), z.maxLength(CAUSE_MAX, 'too_long'));

const overpaidWeek = z.object({
  week: z.string(),
  starts_on: day,
  ends_on: day,
  /** What the person had stated, and what was earned in truth. */
  stated: wireMoney,
  earned: wireMoney,
  is_due: z.boolean(),
  paid: wireMoney,
  due: wireMoney,
  over: wireMoney,
});

const shown = {
  id: uuid,
  reference: z.string(),
  state: z.enum(overpaymentStates),
  reason: z.enum(overpaymentReasons),
  amount: wireMoney,
  /** What is still to be given back; zero unless it is owed. */
  owed: wireMoney,
  weeks: z.array(overpaidWeek),
  finding: z.string(),
  recorded_at: instant,
  answer_by: instant,
  answer: z.nullable(z.string()),
  decision: z.nullable(z.string()),
  decided_at: z.nullable(instant),
  appeal_by: z.nullable(instant),
  appeal: z.nullable(z.string()),
  appeal_decision: z.nullable(z.string()),
  is_sample: z.boolean(),
};

export const ownOverpayment = named(
  'SupportOverpayment',
  z.object({
    ...shown,
    may_answer: z.boolean(),
    may_appeal: z.boolean(),
    /** What can be paid back now: without what a payment on its way holds back. */
    payable: wireMoney,
  }),
);
export type OwnOverpayment = z.output<typeof ownOverpayment>;

export const staffOverpayment = named(
  'SupportOverpaymentForStaff',
  z.object({ ...shown, name: z.string(), case_id: uuid, may_decide: z.boolean() }),
);
export type StaffOverpayment = z.output<typeof staffOverpayment>;

const ownActs = {
  access: 'profiled',
  pin: 'verified',
  method: 'POST',
  rate: 'write',
  idempotency: 'required',
  params,
  reply: ownOverpayment,
} as const;

export const listOverpaymentsCall = endpoint({
  name: 'support.list_overpayments',
  summary: 'What was paid too much to the caller, with what is still owed, the latest first.',
  access: 'profiled',
  pin: 'verified',
  method: 'GET',
  path: '/api/v1/support/overpayments',
  reply: z.object({ items: z.array(ownOverpayment) }),
  refusals: [],
  rate: 'read',
});

export const answerOverpaymentCall = endpoint({
  ...ownActs,
  name: 'support.answer_overpayment',
  summary: 'Says something against an overpayment, once, before it is decided.',
  path: '/api/v1/support/overpayments/:id/answer',
  body: z.strictObject({ text: written }),
  refusals: [platformRefusals.not_found, no.overpayment_state, no.hearing_over],
});

export const appealOverpaymentCall = endpoint({
  ...ownActs,
  name: 'support.appeal_overpayment',
  summary: 'Asks a third officer to look at an overpayment, once, while nothing was given back.',
  path: '/api/v1/support/overpayments/:id/appeal',
  body: z.strictObject({ text: written }),
  refusals: [platformRefusals.not_found, no.overpayment_state, no.appeal_over],
});

export const payOverpaymentCall = endpoint({
  ...ownActs,
  name: 'support.pay_overpayment',
  summary: 'Pays a part or all of an overpayment back, out of the wallet. It accepts the decision.',
  pin: 'fresh',
  rate: 'money',
  path: '/api/v1/support/overpayments/:id/payments',
  body: z.strictObject({
    amount: amountToMove.check(z.refine(({ assetCode }) => assetCode === SUPPORT_ASSET, 'wrong_currency')),
  }),
  refusals: [
    walletRefusals.invalid_amount,
    walletRefusals.unknown_currency,
    platformRefusals.not_found,
    no.overpayment_state,
    disbursementRefusals.more_than_owed,
    ...leavingRefusals,
    walletRefusals.insufficient_funds,
    walletRefusals.account_frozen,
  ],
});

const staffReads = {
  access: 'profiled',
  pin: 'none',
  method: 'GET',
  permission: 'support.read',
  rate: 'read',
} as const;
const staffActs = {
  access: 'profiled',
  pin: 'fresh',
  method: 'POST',
  permission: 'support.handle',
  rate: 'write',
  idempotency: 'required',
  reply: staffOverpayment,
} as const;

/** The claim whose weeks an officer compares with what was found. */
export const claimOfWeeks = named(
  'SupportPaidWeeks',
  z.object({
    case_id: uuid,
    reference: z.string(),
    name: z.string(),
    policy_version: z.int(),
    weeks: z.array(
      z.object({
        id: uuid,
        week: z.string(),
        starts_on: day,
        ends_on: day,
        benefit: wireMoney,
        stated: wireMoney,
        paid: wireMoney,
      }),
    ),
  }),
);
export type ClaimOfWeeks = z.output<typeof claimOfWeeks>;

export const readPaidWeeksCall = endpoint({
  ...staffReads,
  name: 'support.read_paid_weeks',
  summary: 'The paid weeks of a claim that are in no overpayment, by its reference.',
  path: '/api/v1/admin/support/paid-weeks',
  query: z.object({
    reference: z.string().check(z.minLength(1, 'required'), z.maxLength(REFERENCE_MAX, 'too_long')),
  }),
  reply: claimOfWeeks,
  refusals: [platformRefusals.not_found],
});

export const listStaffOverpaymentsCall = endpoint({
  ...staffReads,
  name: 'support.list_staff_overpayments',
  summary: 'Overpayments of all people, the latest first. The caller’s own are not among them.',
  path: '/api/v1/admin/support/overpayments',
  query: pageQuery,
  reply: pageOf(staffOverpayment),
  refusals: [],
});

export const recordOverpaymentCall = endpoint({
  ...staffActs,
  name: 'support.record_overpayment',
  summary:
    'Records that too much was paid for weeks: what was paid minus what the rule pays for the true earnings. The person is heard, then another officer decides.',
  path: '/api/v1/admin/support/overpayments',
  body: z.strictObject({
    case_id: uuid,
    reason: z.enum(overpaymentReasons, 'not_offered'),
    finding: written,
    weeks: z
      .array(z.strictObject({ id: uuid, is_due: z.boolean(), earned: earnedMoney }))
      .check(z.minLength(1, 'required'), z.maxLength(OVERPAID_WEEKS_MAX, 'too_many')),
  }),
  status: 201,
  refusals: [
    platformRefusals.not_found,
    no.own_week,
    caseRefusals.related_to_applicant,
    no.overpayment_recorded,
  ],
});

export const decideOverpaymentCall = endpoint({
  ...staffActs,
  name: 'support.decide_overpayment',
  summary:
    'Decides that an overpayment is owed, or drops it. Neither who recorded it, nor who decided one of its weeks, nor who is related to the person; after an appeal a third officer.',
  path: '/api/v1/admin/support/overpayments/:id/decision',
  params,
  body: z.strictObject({ decision: z.enum(['take', 'drop'], 'not_offered'), reason: written }),
  refusals: [
    platformRefusals.not_found,
    no.own_week,
    caseRefusals.related_to_applicant,
    no.overpayment_others,
    no.overpayment_state,
    no.hearing_open,
  ],
});
