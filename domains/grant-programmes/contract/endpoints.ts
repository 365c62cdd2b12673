import { endpoint } from '@egcr/contract/endpoint';
import { uuid } from '@egcr/contract/ids';
import { wireMoney } from '@egcr/contract/money';
import { pageOf, pageQuery } from '@egcr/contract/page';
import { platformRefusals } from '@egcr/contract/refusals';
import { named } from '@egcr/contract/schema-names';
import { instant } from '@egcr/contract/time';
import { answers, formRefusals } from '@egcr/forms/contract';
import {
  AWARD_TEXT_MAX,
  AWARD_TEXT_MIN,
  applicantKinds,
  grantCurrencies,
  sectors,
} from '@egcr/grants/contract';
import { organisationRefusals } from '@egcr/organisations/contract';
import * as z from 'zod/mini';

import { managerSteps, planStates, secondSteps } from './plan-machine.ts';
import { programmeRefusals as no } from './refusals.ts';

const step = z.object({
  event: z.string(),
  state: z.enum(planStates),
  /** Empty where the account is gone, or where time did it. */
  by: z.string(),
  reason: z.nullable(z.string()),
  at: instant,
});

const planRow = named(
  'ProgrammePlanRow',
  z.object({
    id: uuid,
    /** In addresses. Of those that were published. */
    slug: z.nullable(z.string()),
    title: z.string(),
    state: z.enum(planStates),
    round: z.int(),
    rounds: z.int(),
    /** Of the present round. */
    opens_at: instant,
    closes_at: instant,
    /** The organisation that proposed it; null: those who run programmes made it. */
    organisation: z.nullable(z.string()),
    is_sample: z.boolean(),
    changed_at: instant,
  }),
);
export type PlanRowShown = z.output<typeof planRow>;

export const plan = named(
  'ProgrammePlan',
  z.extend(planRow, {
    version: z.int(),
    summary: z.string(),
    applicants: z.array(z.enum(applicantKinds)),
    sector: z.nullable(z.enum(sectors)),
    countries: z.array(z.string()),
    minimum: wireMoney,
    maximum: wireMoney,
    budget: wireMoney,
    /** What it pays in. Amounts are in dollars until it is published, then in this. */
    currency: z.enum(grantCurrencies),
    /** How many units a dollar was worth when it was published, as a decimal; null: it pays in dollars, or is not published. */
    rate: z.nullable(z.string()),
    /** What its amounts would be now; null once it is published, where it pays in dollars, and where there is no rate. */
    estimate: z.nullable(z.object({ minimum: wireMoney, maximum: wireMoney, budget: wireMoney })),
    decision_days: z.int(),
    zone: z.string(),
    weights: z.array(z.object({ label: z.string(), weight: z.int() })),
    /** The parts in which awards are paid, in percent. */
    parts: z.array(z.int()),
    /** What it asks besides its template. */
    questions: z.array(z.string()),
    /** Who is the first of two, and who the second. Empty where the account is gone. */
    endorsed_by: z.nullable(z.string()),
    published_by: z.nullable(z.string()),
    /** Applications of the present round, and those that are not decided yet. */
    applications: z.int(),
    undecided: z.int(),
    /** What the caller may do now. */
    may: z.array(z.enum([...managerSteps, ...secondSteps])),
    steps: z.array(step),
  }),
);
export type Plan = z.output<typeof plan>;

export const ownPlan = named(
  'OwnProgrammePlan',
  z.object({
    id: uuid,
    slug: z.nullable(z.string()),
    title: z.string(),
    state: z.enum(planStates),
    /** Why it was sent back. */
    reason: z.nullable(z.string()),
    /** Of a draft: what was answered, so that it can be changed. */
    answers: z.nullable(answers),
    changed_at: instant,
  }),
);
export type OwnPlan = z.output<typeof ownPlan>;

const byId = z.object({ id: uuid });
const reads = { access: 'profiled', pin: 'none', method: 'GET', rate: 'read' } as const;
const staffReads = { ...reads, permission: 'grants.read' } as const;
const changes = {
  access: 'profiled',
  pin: 'fresh',
  method: 'POST',
  rate: 'write',
  idempotency: 'required',
  params: byId,
  reply: plan,
} as const;

export const makePlanCall = endpoint({
  name: 'grant_programmes.make_plan',
  summary:
    'Makes a programme of a draft, or changes one that is a draft still. Of an organisation, it goes to those who run programmes at once.',
  access: 'profiled',
  pin: 'none',
  method: 'POST',
  path: '/api/v1/grants/programme-plans',
  body: z.strictObject({
    draft_id: uuid,
    version: z.int().check(z.gte(1)),
    /** The one that takes these answers. */
    replaces: z.optional(uuid),
  }),
  reply: z.object({ id: uuid, state: z.enum(planStates) }),
  status: 201,
  refusals: [
    no.programme_makers,
    platformRefusals.not_found,
    organisationRefusals.team_role_required,
    formRefusals.draft_sent,
    formRefusals.draft_changed,
    no.plan_step_refused,
  ],
  rate: 'write',
  idempotency: 'required',
});

export const listOwnPlansCall = endpoint({
  ...reads,
  name: 'grant_programmes.list_own_plans',
  summary:
    'The programmes that the caller made, or the organisation for which they act, the latest first. At most twenty.',
  path: '/api/v1/grants/programme-plans',
  query: z.object({ acting_for: z.optional(uuid) }),
  reply: z.object({
    /** The caller may make one, for whom they act. */
    may_make: z.boolean(),
    items: z.array(ownPlan),
  }),
  refusals: [platformRefusals.not_found],
});

export const listPlansCall = endpoint({
  ...staffReads,
  name: 'grant_programmes.list_plans',
  summary: 'The programmes that people made, in every state, the latest first.',
  path: '/api/v1/admin/grant-programmes',
  query: z.extend(pageQuery, { state: z.optional(z.enum(planStates, 'not_offered')) }),
  reply: pageOf(planRow),
  refusals: [],
});

export const readPlanCall = endpoint({
  ...staffReads,
  name: 'grant_programmes.read_plan',
  summary: 'One programme that people made: its terms, what was done with it, and what the caller may do.',
  path: '/api/v1/admin/grant-programmes/:id',
  params: byId,
  reply: plan,
  refusals: [platformRefusals.not_found],
});

export const stepInPlanCall = endpoint({
  ...changes,
  name: 'grant_programmes.step_in_plan',
  summary: 'A step of those who run programmes: to review, back to its makers, or on after it closed.',
  permission: 'grants.review',
  path: '/api/v1/admin/grant-programmes/:id/steps',
  body: z.strictObject({
    version: z.int().check(z.gte(1)),
    step: z.enum(managerSteps, 'not_offered'),
    /** Why it is sent back: needed then. */
    reason: z.optional(
      z.string().check(z.minLength(AWARD_TEXT_MIN, 'too_short'), z.maxLength(AWARD_TEXT_MAX, 'too_long')),
    ),
  }),
  refusals: [
    platformRefusals.not_found,
    no.plan_changed,
    no.plan_step_refused,
    no.others_decide,
    no.applications_open,
    no.plan_out_of_date,
  ],
});

export const confirmPlanCall = endpoint({
  ...changes,
  name: 'grant_programmes.confirm_plan',
  summary:
    'The second of two people publishes a programme, or confirms the awards of a round: neither the first nor who made it.',
  permission: 'grants.award',
  path: '/api/v1/admin/grant-programmes/:id/confirmation',
  body: z.strictObject({
    version: z.int().check(z.gte(1)),
    step: z.enum(secondSteps, 'not_offered'),
  }),
  refusals: [
    platformRefusals.not_found,
    no.plan_changed,
    no.plan_step_refused,
    no.not_endorsed,
    no.others_decide,
    no.applications_open,
    no.plan_out_of_date,
    no.no_rate,
  ],
});
