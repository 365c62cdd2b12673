import { approvalRefusals } from '@egcr/approvals/contract';
import { caseRefusals } from '@egcr/cases/contract';
import { endpoint } from '@egcr/contract/endpoint';
import { uuid } from '@egcr/contract/ids';
import { platformRefusals } from '@egcr/contract/refusals';
import { isTimeZone } from '@egcr/contract/time-zone';
import { formRefusals } from '@egcr/forms/contract';
import { organisationRefusals } from '@egcr/organisations/contract';
import * as z from 'zod/mini';

import { activityKinds } from './certification-rules.ts';
import { ACT_TEXT_MAX, ACTS_MAX, CAUSE_MAX, CAUSE_MIN } from './limits.ts';
import { earnedMoney } from './earned-money.ts';
import { supportRefusals as no } from './refusals.ts';
import { day, isoWeek, ownSupport, supportFacts, supportProgramme, supportWeek } from './shapes.ts';

const zone = z.string().check(z.refine(isTimeZone, 'not_offered'));

export const readSupportCall = endpoint({
  name: 'support.read_programme',
  summary: 'The programme: its rule, what its account holds, and how many people it supports.',
  access: 'public',
  pin: 'none',
  method: 'GET',
  path: '/api/v1/support/programme',
  reply: supportProgramme,
  refusals: [],
  rate: 'public',
});

export const readSupportChanceCall = endpoint({
  name: 'support.read_chance',
  summary: 'What is known about the caller by which a claim is decided.',
  access: 'profiled',
  pin: 'none',
  method: 'GET',
  path: '/api/v1/support/chance',
  query: z.object({ zone }),
  reply: supportFacts,
  refusals: [],
  rate: 'read',
});

export const claimSupportCall = endpoint({
  name: 'support.claim',
  summary: 'Sends a draft as a claim, once. The zone by whose clocks weeks are counted is fixed with it.',
  access: 'profiled',
  pin: 'verified',
  method: 'POST',
  path: '/api/v1/support/claims',
  body: z.strictObject({ draft_id: uuid, version: z.int().check(z.gte(1)), zone }),
  reply: z.object({ id: uuid, reference: z.string() }),
  status: 201,
  refusals: [
    platformRefusals.not_found,
    organisationRefusals.team_role_required,
    no.already_claimed,
    formRefusals.draft_sent,
    formRefusals.draft_changed,
    no.support_not_eligible,
    no.claimed_by_other,
    caseRefusals.case_step_refused,
  ],
  rate: 'write',
  idempotency: 'required',
});

export const readOwnSupportCall = endpoint({
  name: 'support.read_own',
  summary: 'The caller’s newest claim with its weeks and their working; null where there is none.',
  access: 'profiled',
  pin: 'verified',
  method: 'GET',
  path: '/api/v1/support/own',
  reply: z.object({ claim: z.nullable(ownSupport) }),
  refusals: [],
  rate: 'read',
});

const text = z.string().check(z.minLength(3, 'too_short'), z.maxLength(ACT_TEXT_MAX, 'too_long'));

export const certifyWeekCall = endpoint({
  name: 'support.certify_week',
  summary: 'Confirms a week: earnings, acts of looking for work, whether the person could work.',
  access: 'profiled',
  pin: 'verified',
  method: 'POST',
  path: '/api/v1/support/weeks',
  body: z.strictObject({
    week: isoWeek,
    earned: earnedMoney,
    was_able: z.boolean(),
    refused_offer: z.boolean(),
    is_exempt: z.boolean(),
    /** Why it is late, or no act was possible. */
    cause: z.string().check(z.maxLength(CAUSE_MAX, 'too_long')),
    activities: z
      .array(z.strictObject({ kind: z.enum(activityKinds, 'not_offered'), on: day, text, proof: text }))
      .check(z.maxLength(ACTS_MAX, 'too_long')),
  }),
  reply: supportWeek,
  status: 201,
  refusals: [no.no_claim, no.week_not_open, no.week_certified],
  rate: 'write',
  idempotency: 'required',
});

export const appealWeekCall = endpoint({
  name: 'support.appeal_week',
  summary: 'Asks another officer to look at a refused week, once.',
  access: 'profiled',
  pin: 'verified',
  method: 'POST',
  path: '/api/v1/support/week-appeals',
  body: z.strictObject({
    week: isoWeek,
    reason: z.string().check(z.minLength(CAUSE_MIN, 'too_short'), z.maxLength(CAUSE_MAX, 'too_long')),
  }),
  reply: supportWeek,
  refusals: [no.no_claim, no.week_state, no.appeal_over, no.week_not_open],
  rate: 'write',
  idempotency: 'required',
});

export const supportLetterCall = endpoint({
  name: 'support.read_letter',
  summary: 'A letter about the caller’s newest claim as a file: what is paid for a week, and what was paid.',
  access: 'profiled',
  pin: 'verified',
  method: 'GET',
  path: '/api/v1/support/letter',
  file: ['application/pdf'],
  refusals: [no.no_claim],
  rate: 'money',
});

export const supportCalendarCall = endpoint({
  name: 'support.read_calendar',
  summary: 'The weeks that the caller is still to confirm, as a file for a calendar.',
  access: 'profiled',
  pin: 'verified',
  method: 'GET',
  path: '/api/v1/support/calendar.ics',
  file: ['text/calendar'],
  refusals: [no.no_claim],
  rate: 'read',
});

/** What approvals refuse where a cycle is proposed. */
export const proposalRefusals = [
  approvalRefusals.interested_party,
  approvalRefusals.day_worth_reached,
  approvalRefusals.too_many_proposals,
] as const;
