import { endpoint } from '@egcr/contract/endpoint';
import { uuid } from '@egcr/contract/ids';
import { pageOf, pageQuery, samplesQuery } from '@egcr/contract/page';
import { platformRefusals } from '@egcr/contract/refusals';
import { fileLink } from '@egcr/contract/uploads';
import { organisationRefusals } from '@egcr/organisations/contract';
import * as z from 'zod/mini';

import { caseName } from './case-events.ts';
import { SEARCHED_LENGTH_MAX } from './limits.ts';
import { caseRefusals as no } from './refusals.ts';
import {
  caseQueue,
  handledCase,
  messageText,
  ownCase,
  ownCaseRow,
  queuedCase,
  reasonText,
} from './shapes.ts';

const { team_role_required } = organisationRefusals;
const params = z.object({ id: uuid });
const version = z.int().check(z.gte(1));
/** A step of the kind's machine, with what that step needs. */
const step = z.strictObject({
  step: caseName,
  version,
  reason: z.optional(reasonText),
  text: z.optional(messageText),
});
const own = { access: 'profiled', pin: 'none' } as const;
const officer = { access: 'profiled', pin: 'none' } as const;

export const listOwnCasesCall = endpoint({
  ...own,
  name: 'cases.list_own_cases',
  summary: 'What the caller, or the organisation for which they act, has asked for; newest first.',
  method: 'GET',
  path: '/api/v1/cases',
  query: z.extend(pageQuery, {
    acting_for: z.optional(uuid),
    /** Those that wait for the caller, or all that are open. */
    only: z.optional(z.enum(['waiting', 'open'], 'not_offered')),
  }),
  reply: pageOf(ownCaseRow),
  refusals: [platformRefusals.not_found],
  rate: 'read',
});

export const readOwnCaseCall = endpoint({
  ...own,
  name: 'cases.read_own_case',
  summary:
    'One case of the caller, or of an organisation whose member they are: answers, history and messages.',
  method: 'GET',
  path: '/api/v1/cases/:id',
  params,
  reply: ownCase,
  refusals: [platformRefusals.not_found],
  rate: 'read',
});

export const readCasePaperCall = endpoint({
  ...own,
  name: 'cases.read_paper',
  summary:
    'What was answered in a case of the caller as a file, with its reference, in the reader’s language.',
  method: 'GET',
  path: '/api/v1/cases/:id/paper',
  params,
  file: ['application/pdf'],
  refusals: [platformRefusals.not_found],
  rate: 'read',
});

export const writeInOwnCaseCall = endpoint({
  ...own,
  name: 'cases.write_in_own_case',
  summary: 'Writes to the officers of a case. Where they have asked something, the clock runs on.',
  method: 'POST',
  path: '/api/v1/cases/:id/messages',
  params,
  body: z.strictObject({ text: messageText }),
  reply: ownCase,
  status: 201,
  refusals: [platformRefusals.not_found, team_role_required, no.case_closed, no.too_many_messages],
  rate: 'write',
  idempotency: 'required',
});

export const stepInOwnCaseCall = endpoint({
  ...own,
  name: 'cases.step_in_own_case',
  summary:
    'Takes a step in a case of the caller: cancels it, appeals once, or what else its kind offers applicants.',
  method: 'POST',
  path: '/api/v1/cases/:id/steps',
  params,
  body: step,
  reply: ownCase,
  refusals: [
    platformRefusals.not_found,
    team_role_required,
    no.case_changed,
    no.case_step_refused,
    no.appeal_over,
  ],
  rate: 'write',
  idempotency: 'required',
});

export const readQueueCall = endpoint({
  ...officer,
  name: 'cases.read_queue',
  summary:
    'Cases of the kinds that the caller may read, newest first, by state, whose they are and whether they are late.',
  method: 'GET',
  path: '/api/v1/admin/cases',
  query: z.extend(pageQuery, {
    /** The name of a kind; unknown ones have no cases. */
    kind: z.optional(z.string().check(z.maxLength(60))),
    state: z.optional(caseName),
    /** The beginning of a reference, or the username of an applicant. */
    text: z.optional(z.string().check(z.maxLength(SEARCHED_LENGTH_MAX, 'too_long'))),
    /** `due`: the most urgent first; `newest` where nothing is said. */
    order: z.optional(z.enum(['due', 'newest'], 'not_offered')),
    assigned: z.optional(z.enum(['me', 'nobody'], 'not_offered')),
    late: z.optional(z.enum(['yes'], 'not_offered')),
    ...samplesQuery,
  }),
  reply: pageOf(queuedCase),
  refusals: [],
  permission: 'cases.read',
  scopedBy: ['queue'],
  rate: 'read',
});

export const readQueuesCall = endpoint({
  ...officer,
  name: 'cases.read_queues',
  summary: 'The queues that the caller may read: states, and how many open cases each has.',
  method: 'GET',
  path: '/api/v1/admin/case-queues',
  query: z.object({
    /** Invented cases are not counted. */
    ...samplesQuery,
  }),
  reply: z.object({ items: z.array(caseQueue) }),
  refusals: [],
  permission: 'cases.read',
  scopedBy: ['queue'],
  rate: 'read',
});

export const readCaseCall = endpoint({
  ...officer,
  name: 'cases.read_case',
  summary: 'One case with answers, history, messages and notes.',
  method: 'GET',
  path: '/api/v1/admin/cases/:id',
  params,
  reply: handledCase,
  refusals: [platformRefusals.not_found],
  permission: 'cases.read',
  scopedBy: ['queue'],
  rate: 'read',
});

export const writeInCaseCall = endpoint({
  ...officer,
  name: 'cases.write_in_case',
  summary: 'Writes to the applicant, or a note for officers.',
  method: 'POST',
  path: '/api/v1/admin/cases/:id/messages',
  params,
  body: z.strictObject({ text: messageText, kind: z.enum(['reply', 'note']) }),
  reply: handledCase,
  status: 201,
  refusals: [
    platformRefusals.not_found,
    no.other_officers,
    no.own_case,
    no.case_closed,
    no.too_many_messages,
  ],
  permission: 'cases.handle',
  scopedBy: ['queue'],
  rate: 'write',
  idempotency: 'required',
});

export const stepInCaseCall = endpoint({
  ...officer,
  name: 'cases.step_in_case',
  summary:
    'Takes a case, hands it back, asks its applicant for something (then the clock stops), or takes another step of its kind.',
  method: 'POST',
  path: '/api/v1/admin/cases/:id/steps',
  params,
  body: step,
  reply: handledCase,
  refusals: [
    platformRefusals.not_found,
    no.other_officers,
    no.own_case,
    no.case_changed,
    no.case_step_refused,
  ],
  permission: 'cases.handle',
  scopedBy: ['queue'],
  rate: 'write',
  idempotency: 'required',
});

export const listOfficersCall = endpoint({
  ...officer,
  name: 'cases.list_officers',
  summary: 'The officers to whom a case can be given: those who handle its kind, its own people aside.',
  method: 'GET',
  path: '/api/v1/admin/cases/:id/officers',
  params,
  reply: z.object({ items: z.array(z.object({ id: uuid, name: z.string() })) }),
  refusals: [platformRefusals.not_found, no.other_officers, no.own_case],
  permission: 'cases.handle',
  scopedBy: ['queue'],
  rate: 'read',
});

export const assignCaseCall = endpoint({
  ...officer,
  name: 'cases.assign',
  summary: 'Gives a case to a named officer, who is told.',
  method: 'POST',
  path: '/api/v1/admin/cases/:id/assignee',
  params,
  body: z.strictObject({ officer_id: uuid, version }),
  reply: handledCase,
  refusals: [
    platformRefusals.not_found,
    no.other_officers,
    no.own_case,
    no.case_changed,
    no.case_step_refused,
  ],
  permission: 'cases.handle',
  scopedBy: ['queue'],
  rate: 'write',
  idempotency: 'required',
});

export const decideCaseCall = endpoint({
  access: 'profiled',
  pin: 'fresh',
  name: 'cases.decide',
  summary:
    'Decides a case, with a reason that its applicant reads. Where it takes several approvals, the last one carries it out.',
  method: 'POST',
  path: '/api/v1/admin/cases/:id/decision',
  params,
  body: z.strictObject({ decision: caseName, version, reason: reasonText }),
  reply: handledCase,
  refusals: [
    platformRefusals.not_found,
    no.other_officers,
    no.own_case,
    no.case_changed,
    no.case_step_refused,
    no.decision_not_ready,
    no.decided_before,
    no.approved_already,
    no.took_other_step,
    no.related_to_applicant,
  ],
  permission: 'cases.decide',
  scopedBy: ['queue'],
  rate: 'write',
  idempotency: 'required',
});

export const linkToPaperCall = endpoint({
  access: 'profiled',
  pin: 'verified',
  name: 'cases.link_to_paper',
  summary:
    'A link to a paper that was given with the case, good for five minutes and for this session. Its owner sees when it was opened.',
  method: 'POST',
  path: '/api/v1/admin/cases/:id/papers/:document/link',
  params: z.object({ id: uuid, document: uuid }),
  reply: fileLink,
  refusals: [platformRefusals.not_found],
  permission: 'cases.read',
  scopedBy: ['queue'],
  rate: 'write',
});
