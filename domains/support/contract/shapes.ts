import { cvParts } from '@egcr/careers/contract';
import { marks } from '@egcr/cases/contract';
import { uuid } from '@egcr/contract/ids';
import { wireMoney } from '@egcr/contract/money';
import { named } from '@egcr/contract/schema-names';
import { instant } from '@egcr/contract/time';
import { payPeriods } from '@egcr/jobs/contract';
import * as z from 'zod/mini';

import { backCheckMachine } from './back-check-machine.ts';
import { activityKinds, questions } from './certification-rules.ts';
import { cycleStates, weekStates } from './cycle-machines.ts';
import { isWeek } from './iso-weeks.ts';

export const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/, 'date_format'));
export const isoWeek = z.string().check(z.maxLength(8, 'not_offered'), z.refine(isWeek, 'not_offered'));

/** The programme as everyone may see it: its rule, and what its account holds. */
export const supportProgramme = named(
  'SupportProgramme',
  z.object({
    policy_version: z.int(),
    benefit: wireMoney,
    /** What the account of the programme still holds. */
    left: wireMoney,
    paid: wireMoney,
    /** People whose claim is active, and those whose claim waits. */
    supported: z.int(),
    waiting: z.int(),
  }),
);

/** What the server knows about a person, for the rules that browser and server share. */
export const supportFacts = named(
  'SupportFacts',
  z.object({
    is_contact_confirmed: z.boolean(),
    today: day,
    active: z.nullable(z.object({ case_id: uuid, reference: z.string() })),
    /** How complete the caller’s CV is, from 0 to 100, and what is missing. */
    cv: z.object({ percent: z.int(), missing: z.array(z.enum(cvParts)) }),
    /** All weeks are used that are paid: when the caller can claim again. Null where they can now. */
    claim_from: z.nullable(day),
  }),
);

export const activity = z.object({
  kind: z.enum(activityKinds),
  source: z.enum(['platform', 'declared']),
  on: day,
  text: z.string(),
  proof: z.string(),
});

/** One week of a claim, with its working. */
export const supportWeek = named(
  'SupportWeek',
  z.object({
    id: uuid,
    week: z.string(),
    starts_on: day,
    ends_on: day,
    due_on: day,
    state: z.enum(weekStates),
    /** What an officer looks at. */
    questions: z.array(z.enum(questions)),
    benefit: wireMoney,
    earned: wireMoney,
    /** What it pays, recovery taken off. */
    paid: wireMoney,
    recovered: wireMoney,
    acts_counted: z.int(),
    /** None where the person had found a job. */
    acts_needed: z.int(),
    activities: z.array(activity),
    /** Why an officer refused it. */
    reason: z.nullable(z.string()),
    can_appeal: z.boolean(),
    /** Null where it cannot, and where it is not known when it was refused. */
    appeal_by: z.nullable(instant),
    /** The payment was refused and is tried again. */
    is_held_up: z.boolean(),
    certified_at: z.nullable(instant),
    /** What an officer asks about the week, which was drawn; null where nothing was asked. */
    back_check: z.nullable(
      z.object({
        id: uuid,
        state: z.enum(backCheckMachine.states),
        question: z.string(),
        answer: z.nullable(z.string()),
        answer_by: instant,
        can_answer: z.boolean(),
      }),
    ),
  }),
);
export type SupportWeekShown = z.output<typeof supportWeek>;

/** The person's own claim, newest weeks first. */
export const ownSupport = named(
  'OwnSupport',
  z.object({
    case_id: uuid,
    reference: z.string(),
    state: z.string(),
    state_label: z.string(),
    state_mark: z.enum(marks),
    policy_version: z.int(),
    zone: z.string(),
    benefit: wireMoney,
    first_week: z.string(),
    weeks_paid: z.int(),
    weeks_max: z.int(),
    /** Still to be given back of overpayments. */
    owed: wireMoney,
    /** The weeks that can be confirmed now: those in time first, then the late ones, each the oldest first. */
    to_certify: z.array(
      z.object({
        week: z.string(),
        starts_on: day,
        ends_on: day,
        due_on: day,
        is_late: z.boolean(),
        acts_seen: z.int(),
        /** The person has found a job: no act is asked for. */
        is_search_waived: z.boolean(),
      }),
    ),
    /** The weeks that are still to be confirmed, the running one and those that come among them, with the days on which that is possible. */
    calendar: z.array(
      z.object({
        week: z.string(),
        starts_on: day,
        ends_on: day,
        confirm_from: day,
        confirm_until: day,
        late_until: day,
        standing: z.enum(['before', 'open', 'late']),
      }),
    ),
    weeks: z.array(supportWeek),
    /** Whole weeks of pauses that have ended, as long as other weeks of the time can be confirmed: these are neither confirmed nor paid. */
    paused: z.array(z.object({ starts_on: day, ends_on: day })),
    /** The job that ends the claim when it begins; null where none does, and where it was not told. */
    hired: z.nullable(
      z.object({
        job: z.string(),
        employer: z.string(),
        on: day,
        /** By the offer; null where it does not say. */
        starts_on: z.nullable(day),
        pay: z.nullable(z.object({ min: wireMoney, max: wireMoney, period: z.enum(payPeriods) })),
        /** The week in which the job begins is the last one that can be confirmed, and until when. */
        last_week_ends_on: day,
        confirm_until: day,
      }),
    ),
    is_sample: z.boolean(),
  }),
);
export type OwnSupport = z.output<typeof ownSupport>;

export const cycleShown = named(
  'SupportCycle',
  z.object({
    id: uuid,
    name: z.string(),
    state: z.enum(cycleStates),
    count: z.int(),
    total: wireMoney,
    /** What the account lacks, while it waits. */
    missing: wireMoney,
    paid_count: z.int(),
    unpaid_count: z.int(),
    envelope_id: z.nullable(uuid),
    is_sample: z.boolean(),
    made_at: instant,
    changed_at: instant,
    can: z.array(z.enum(['send', 'propose', 'cancel'])),
  }),
);
export type CycleShown = z.output<typeof cycleShown>;

/** A week that an officer has to look at. */
export const weekToDecide = named(
  'SupportWeekToDecide',
  z.object({
    id: uuid,
    name: z.string(),
    reference: z.string(),
    case_id: uuid,
    week: z.string(),
    questions: z.array(z.enum(questions)),
    earned: wireMoney,
    paid: wireMoney,
    cause: z.string(),
    is_appeal: z.boolean(),
    activities: z.array(activity),
    is_sample: z.boolean(),
  }),
);
export type WeekToDecide = z.output<typeof weekToDecide>;
