import { caseRefusals } from '@egcr/cases/contract';
import { endpoint } from '@egcr/contract/endpoint';
import { uuid } from '@egcr/contract/ids';
import { pageOf, pageQuery } from '@egcr/contract/page';
import { platformRefusals } from '@egcr/contract/refusals';
import { formRefusals } from '@egcr/forms/contract';
import { organisationRefusals } from '@egcr/organisations/contract';
import * as z from 'zod/mini';

import { grantRefusals as no } from './refusals.ts';
import { facetCount, programmeSearch } from './search.ts';
import { programme } from './programme-shape.ts';
import { knownFacts, ownApplication } from './shapes.ts';

const byType = z.object({ type: z.string().check(z.maxLength(60)) });
/** The organisation for which the caller acts; nothing: for themselves. */
const actingFor = z.object({ acting_for: z.optional(uuid) });

export const listProgrammesCall = endpoint({
  name: 'grants.list_programmes',
  summary:
    'Grants and sector funds in the reader’s language, with what is left of each. What is open comes first; with words, what fits best. The first page counts what else could be chosen.',
  access: 'public',
  pin: 'none',
  method: 'GET',
  path: '/api/v1/grants/programmes',
  query: z.extend(pageQuery, programmeSearch.shape),
  reply: z.extend(pageOf(programme), { facets: z.array(facetCount) }),
  refusals: [],
  rate: 'public',
});

export const readChanceCall = endpoint({
  name: 'grants.read_chance',
  summary:
    'What is known about the caller, or the organisation for which they act, by which the programme decides who may apply.',
  access: 'profiled',
  pin: 'none',
  method: 'GET',
  path: '/api/v1/grants/programmes/:type/chance',
  params: byType,
  query: actingFor,
  reply: knownFacts,
  refusals: [platformRefusals.not_found],
  rate: 'read',
});

export const applyCall = endpoint({
  name: 'grants.apply',
  summary:
    'Sends a draft as an application, once. Answers that do not fit are refused with 422, each by the name of its question.',
  access: 'profiled',
  pin: 'none',
  method: 'POST',
  path: '/api/v1/grants/programmes/:type/applications',
  params: byType,
  body: z.strictObject({ draft_id: uuid, version: z.int().check(z.gte(1)) }),
  reply: z.object({ id: uuid, reference: z.string() }),
  status: 201,
  refusals: [
    platformRefusals.not_found,
    organisationRefusals.team_role_required,
    no.owner_sends,
    organisationRefusals.business_status_forbids,
    no.already_applied,
    formRefusals.draft_sent,
    formRefusals.draft_changed,
    no.own_programme,
    no.competition_closed,
    no.not_eligible,
    caseRefusals.case_step_refused,
  ],
  rate: 'write',
  idempotency: 'required',
});

export const listApplicationsCall = endpoint({
  name: 'grants.list_applications',
  summary:
    'The applications of the caller, or of the organisation for which they act, with name, amount, status and date; newest first.',
  access: 'profiled',
  pin: 'verified',
  method: 'GET',
  path: '/api/v1/grants/applications',
  query: z.extend(pageQuery, {
    ...actingFor.shape,
    /** Those with an award alone. */
    only: z.optional(z.literal('awarded', 'not_offered')),
  }),
  reply: pageOf(ownApplication),
  refusals: [platformRefusals.not_found],
  scope: 'grants.read',
  rate: 'read',
});

export const listSavedCall = endpoint({
  name: 'grants.list_saved',
  summary: 'The programmes that the caller saved, the latest first.',
  access: 'profiled',
  pin: 'none',
  method: 'GET',
  path: '/api/v1/grants/saved',
  reply: z.object({ items: z.array(programme) }),
  refusals: [],
  rate: 'read',
});

export const saveProgrammeCall = endpoint({
  name: 'grants.save_programme',
  summary: 'Saves a programme, to find it again.',
  access: 'profiled',
  pin: 'none',
  method: 'PUT',
  path: '/api/v1/grants/saved/:type',
  params: byType,
  refusals: [platformRefusals.not_found, no.too_many_saved],
  rate: 'write',
});

export const forgetProgrammeCall = endpoint({
  name: 'grants.forget_programme',
  summary: 'Takes a programme out of what the caller saved.',
  access: 'profiled',
  pin: 'none',
  method: 'DELETE',
  path: '/api/v1/grants/saved/:type',
  params: byType,
  refusals: [platformRefusals.not_found],
  rate: 'write',
});

export const readDeadlineCall = endpoint({
  name: 'grants.read_deadline',
  summary: 'The deadline of a programme as a file for a calendar, in the reader’s language.',
  access: 'public',
  pin: 'none',
  method: 'GET',
  path: '/api/v1/grants/programmes/:type/deadline.ics',
  params: byType,
  file: ['text/calendar'],
  refusals: [platformRefusals.not_found],
  rate: 'public',
});
