import { proposal } from '@egcr/approvals/contract';
import { caseRefusals } from '@egcr/cases/contract';
import { endpoint } from '@egcr/contract/endpoint';
import { uuid } from '@egcr/contract/ids';
import { wireMoney } from '@egcr/contract/money';
import { pageOf, pageQuery } from '@egcr/contract/page';
import { platformRefusals } from '@egcr/contract/refusals';
import { amountToMove } from '@egcr/wallet/contract';
import { disbursementRefusals } from '@egcr/disbursements/contract';
import * as z from 'zod/mini';

import { proposalRefusals } from './endpoints.ts';
import { CAUSE_MAX, CAUSE_MIN, REFERENCE_MAX } from './limits.ts';
import { SUPPORT_ASSET } from './programme.ts';
import { supportRefusals as no } from './refusals.ts';
import { cycleShown, weekToDecide } from './shapes.ts';

const params = z.object({ id: uuid });
/** Cycles are payments: those who read disbursements read them. */
const readsCycles = { permission: 'disbursements.read' } as const;
const reads = {
  access: 'profiled',
  pin: 'none',
  method: 'GET',
  permission: 'support.read',
  rate: 'read',
} as const;
const acts = {
  access: 'profiled',
  pin: 'fresh',
  method: 'POST',
  permission: 'support.handle',
  rate: 'write',
  idempotency: 'required',
} as const;

export const readCyclesCall = endpoint({
  ...reads,
  ...readsCycles,
  name: 'support.list_cycles',
  summary: 'Cycles, newest first, and what waits for the next one.',
  path: '/api/v1/admin/support/cycles',
  reply: z.object({
    items: z.array(cycleShown),
    ready_count: z.int(),
    ready_total: wireMoney,
    left: wireMoney,
    /** Whether the reader prepares and sends cycles, and whether they propose money for the account. */
    may_prepare: z.boolean(),
    may_propose_budget: z.boolean(),
  }),
  refusals: [],
});

export const prepareCycleCall = endpoint({
  ...acts,
  name: 'support.prepare_cycle',
  summary: 'Puts all accepted weeks into a new cycle.',
  path: '/api/v1/admin/support/cycles',
  reply: cycleShown,
  status: 201,
  refusals: [no.cycle_open, no.nothing_to_pay],
});

export const stepCycleCall = endpoint({
  ...acts,
  name: 'support.step_cycle',
  summary:
    'Sends a cycle for approval (its envelope is made and proposed to finance), proposes it again where money was missing, or cancels it.',
  path: '/api/v1/admin/support/cycles/:id/steps',
  params,
  body: z.strictObject({ step: z.enum(['send', 'propose', 'cancel'], 'not_offered') }),
  reply: cycleShown,
  refusals: [
    platformRefusals.not_found,
    no.cycle_state,
    no.cycle_short,
    disbursementRefusals.payer_decided,
    ...proposalRefusals,
  ],
});

export const listWeeksToDecideCall = endpoint({
  ...reads,
  name: 'support.list_weeks',
  summary: 'Weeks that an officer has to look at, the oldest first.',
  path: '/api/v1/admin/support/weeks',
  query: pageQuery,
  reply: pageOf(weekToDecide),
  refusals: [],
});

const reason = z.string().check(z.minLength(CAUSE_MIN, 'too_short'), z.maxLength(CAUSE_MAX, 'too_long'));

export const decideWeekCall = endpoint({
  ...acts,
  name: 'support.decide_week',
  summary: 'Accepts or refuses a week, with a reason. After an appeal another officer decides.',
  path: '/api/v1/admin/support/weeks/:id/decision',
  params,
  body: z.strictObject({ decision: z.enum(['accept', 'refuse'], 'not_offered'), reason }),
  reply: z.object({ id: uuid, state: z.string() }),
  refusals: [
    platformRefusals.not_found,
    no.own_week,
    caseRefusals.related_to_applicant,
    no.week_state,
    no.decided_by_you,
  ],
});

export const declareConflictCall = endpoint({
  ...acts,
  name: 'support.declare_conflict',
  summary:
    'Says that the caller and the person of a claim are connected: from then on others decide about this person. It can’t be reversed.',
  path: '/api/v1/admin/support/conflicts',
  body: z.strictObject({
    reference: z
      .string()
      .check(
        z.minLength(1, 'required'),
        z.maxLength(REFERENCE_MAX, 'too_long'),
        z.regex(/^[\w -]*$/, 'format'),
      ),
  }),
  reply: z.object({ reference: z.string() }),
  status: 201,
  refusals: [platformRefusals.not_found, no.own_week],
});

export const proposeBudgetCall = endpoint({
  ...acts,
  name: 'support.propose_budget',
  summary:
    'Proposes to bring money of the operator into the account of the programme: a second person approves.',
  path: '/api/v1/admin/support/budget',
  permission: 'money.propose',
  body: z.strictObject({
    amount: amountToMove.check(z.refine(({ assetCode }) => assetCode === SUPPORT_ASSET, 'wrong_currency')),
  }),
  reply: proposal,
  status: 202,
  refusals: [...proposalRefusals],
});
