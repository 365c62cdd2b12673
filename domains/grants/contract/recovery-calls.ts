import { caseRefusals } from '@egcr/cases/contract';
import { endpoint } from '@egcr/contract/endpoint';
import { uuid } from '@egcr/contract/ids';
import { wireMoney } from '@egcr/contract/money';
import { platformRefusals } from '@egcr/contract/refusals';
import { named } from '@egcr/contract/schema-names';
import { instant } from '@egcr/contract/time';
import { disbursementRefusals } from '@egcr/disbursements/contract';
import { givenPaper } from '@egcr/documents/contract';
import { amountToMove, leavingRefusals, walletRefusals } from '@egcr/wallet/contract';
import * as z from 'zod/mini';

import { AWARD_TEXT_MAX, AWARD_TEXT_MIN, RECEIPTS_MAX } from './limits.ts';
import { recoveryReasons, recoveryStates } from './recovery-machine.ts';
import { grantRefusals as no } from './refusals.ts';

const caseParams = z.object({ id: uuid });
const recoveryParams = z.object({ id: uuid, recovery: uuid });
const written = z
  .string()
  .check(z.minLength(AWARD_TEXT_MIN, 'too_short'), z.maxLength(AWARD_TEXT_MAX, 'too_long'));

export const grantRecovery = named(
  'GrantRecovery',
  z.object({
    id: uuid,
    state: z.enum(recoveryStates),
    amount: wireMoney,
    /** What is still to be returned; zero unless it is owed. */
    owed: wireMoney,
    reason: z.enum(recoveryReasons),
    /** What the officer found. */
    finding: z.string(),
    /** What is new since an appeal that its recipient won; null where there was none. */
    new_facts: z.nullable(z.string()),
    /** Papers of the case that show it. */
    papers: z.array(givenPaper),
    proposed_at: instant,
    answer_by: instant,
    may_answer: z.boolean(),
    may_decide: z.boolean(),
    /** What its recipient said, where the text is still kept. */
    answer: z.nullable(z.string()),
    answered_at: z.nullable(instant),
    /** Why it was decided so. */
    decision: z.nullable(z.string()),
    decided_at: z.nullable(instant),
    /** Until when its recipient may appeal; null where they may not. */
    appeal_by: z.nullable(instant),
    /** What its recipient said against the decision, where the text is still kept. */
    appeal: z.nullable(z.string()),
    appealed_at: z.nullable(instant),
    appeal_decision: z.nullable(z.string()),
    appeal_decided_at: z.nullable(instant),
  }),
);
export type GrantRecovery = z.output<typeof grantRecovery>;

/** The latest first. `recoverable` is what could still be asked back. */
const reply = z.object({ recoverable: wireMoney, items: z.array(grantRecovery) });

export const listRecoveriesCall = endpoint({
  name: 'grants.list_recoveries',
  summary: 'What is taken back of an award, for those who sent its application.',
  access: 'profiled',
  pin: 'verified',
  method: 'GET',
  path: '/api/v1/cases/:id/grant-recoveries',
  params: caseParams,
  reply,
  refusals: [platformRefusals.not_found],
  rate: 'read',
});

export const answerRecoveryCall = endpoint({
  name: 'grants.answer_recovery',
  summary: 'Says something against taking money back, once, before it is decided.',
  access: 'profiled',
  pin: 'verified',
  method: 'POST',
  path: '/api/v1/cases/:id/grant-recoveries/:recovery/answer',
  params: recoveryParams,
  body: z.strictObject({ text: written }),
  reply,
  refusals: [platformRefusals.not_found, no.recovery_step_refused, no.answer_over],
  rate: 'write',
  idempotency: 'required',
});

export const appealRecoveryCall = endpoint({
  name: 'grants.appeal_recovery',
  summary: 'Appeals against money that was taken back, once, within 30 days. A third officer decides.',
  access: 'profiled',
  pin: 'verified',
  method: 'POST',
  path: '/api/v1/cases/:id/grant-recoveries/:recovery/appeal',
  params: recoveryParams,
  body: z.strictObject({ text: written }),
  reply,
  refusals: [platformRefusals.not_found, no.recovery_step_refused, no.appeal_over],
  rate: 'write',
  idempotency: 'required',
});

export const payBackCall = endpoint({
  name: 'grants.pay_back',
  summary: 'Pays a part or all of what is to be returned back, out of the wallet.',
  access: 'profiled',
  pin: 'fresh',
  method: 'POST',
  path: '/api/v1/cases/:id/grant-recoveries/:recovery/payments',
  params: recoveryParams,
  body: z.strictObject({ amount: amountToMove }),
  reply,
  refusals: [
    walletRefusals.invalid_amount,
    walletRefusals.unknown_currency,
    platformRefusals.not_found,
    no.recovery_step_refused,
    disbursementRefusals.more_than_owed,
    ...leavingRefusals,
    walletRefusals.insufficient_funds,
    walletRefusals.account_frozen,
  ],
  rate: 'money',
  idempotency: 'required',
});

export const listCaseRecoveriesCall = endpoint({
  name: 'grants.list_case_recoveries',
  summary: 'What is taken back of an award, for officers.',
  access: 'profiled',
  pin: 'none',
  permission: 'grants.read',
  method: 'GET',
  path: '/api/v1/admin/grant-applications/:id/recoveries',
  params: caseParams,
  reply,
  refusals: [platformRefusals.not_found],
  rate: 'read',
});

export const proposeRecoveryCall = endpoint({
  name: 'grants.propose_recovery',
  summary:
    'Proposes to take back what an award paid, or a part. Its recipient is heard, then another officer decides.',
  access: 'profiled',
  pin: 'fresh',
  permission: 'grants.review',
  method: 'POST',
  path: '/api/v1/admin/grant-applications/:id/recoveries',
  params: caseParams,
  body: z.strictObject({
    amount: amountToMove,
    reason: z.enum(recoveryReasons, 'not_offered'),
    finding: written,
    /** What is new: needed where its recipient won an appeal before. */
    new_facts: z.optional(written),
    /** Ids of receipts that its recipient gave. */
    papers: z.array(uuid).check(z.maxLength(RECEIPTS_MAX, 'too_many')),
  }),
  reply,
  status: 201,
  refusals: [
    walletRefusals.invalid_amount,
    walletRefusals.unknown_currency,
    platformRefusals.not_found,
    caseRefusals.own_case,
    caseRefusals.related_to_applicant,
    no.recovery_open,
    no.appeal_won,
    no.more_than_paid,
  ],
  rate: 'write',
  idempotency: 'required',
});

export const decideRecoveryCall = endpoint({
  name: 'grants.decide_recovery',
  summary: 'Takes money back, or drops the proposal. Neither who proposed it nor who decided the award.',
  access: 'profiled',
  pin: 'fresh',
  permission: 'grants.award',
  method: 'POST',
  path: '/api/v1/admin/grant-applications/:id/recoveries/:recovery/decision',
  params: recoveryParams,
  body: z.strictObject({
    decision: z.enum(['take', 'drop'], 'not_offered'),
    reason: written,
  }),
  reply,
  refusals: [
    platformRefusals.not_found,
    caseRefusals.own_case,
    caseRefusals.related_to_applicant,
    no.others_decide,
    no.recovery_step_refused,
    no.answer_awaited,
  ],
  rate: 'write',
  idempotency: 'required',
});

export const decideAppealCall = endpoint({
  name: 'grants.decide_appeal',
  summary:
    'Upholds money that was taken back, or has it given back. Neither who proposed it, who decided it, nor who decided the award.',
  access: 'profiled',
  pin: 'fresh',
  permission: 'grants.award',
  method: 'POST',
  path: '/api/v1/admin/grant-applications/:id/recoveries/:recovery/appeal-decision',
  params: recoveryParams,
  body: z.strictObject({
    decision: z.enum(['uphold', 'give_back'], 'not_offered'),
    reason: written,
  }),
  reply,
  refusals: [
    platformRefusals.not_found,
    caseRefusals.own_case,
    caseRefusals.related_to_applicant,
    no.others_decide,
    no.recovery_step_refused,
  ],
  rate: 'write',
  idempotency: 'required',
});
