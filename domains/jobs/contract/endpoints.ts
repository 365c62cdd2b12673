import { caseRefusals } from '@egcr/cases/contract';
import { endpoint } from '@egcr/contract/endpoint';
import { uuid } from '@egcr/contract/ids';
import { pageOf, pageQuery, samplesQuery } from '@egcr/contract/page';
import { platformRefusals } from '@egcr/contract/refusals';
import { organisationRefusals } from '@egcr/organisations/contract';
import { assets } from '@egcr/ledger/contract';
import * as z from 'zod/mini';

import { lookedAtParts } from './change-rules.ts';
import { SLUG_MAX_LENGTH } from './limits.ts';
import { contracts, occupations, postedWithin, sectors, workingHours } from './lists.ts';
import { employerSteps } from './posting-machine.ts';
import { jobRefusals as no } from './refusals.ts';
import { scamSigns } from './scam-signs.ts';
import {
  facetCount,
  job,
  jobCard,
  newPosting,
  ownPosting,
  postingChange,
  renewal,
  wholePosting,
} from './shapes.ts';

const WORDS_MAX_LENGTH = 200;
const { not_found } = platformRefusals;
const bySlug = z.object({ slug: z.string().check(z.maxLength(SLUG_MAX_LENGTH)) });
const word = <const Value extends string>(values: readonly Value[]) =>
  z.optional(z.enum(values, 'not_offered'));
const text = z.optional(z.string().check(z.maxLength(WORDS_MAX_LENGTH, 'too_long')));

/** What narrows a search. */
export const searchFilters = z.object({
  words: text,
  /** A town, a region or a country: words of the place. */
  place: text,
  country: z.optional(z.string().check(z.regex(/^[A-Z]{2}$/, 'not_offered'))),
  remote: word(['yes']),
  /** The employer lets people on income support begin step by step. */
  support: word(['yes']),
  contract: word(contracts),
  hours: word(workingHours),
  sector: word(sectors),
  occupation: word(occupations),
  language: z.optional(z.string().check(z.regex(/^[a-z]{2,3}(-[A-Z]{2})?$/, 'not_offered'))),
  posted: word(postedWithin),
  currency: word(assets.map(({ code }) => code)),
  /** The least pay for a full-time year in this currency, in its minor units. */
  pay: z.optional(z.string().check(z.regex(/^\d{1,15}$/, 'not_a_number'))),
  ...samplesQuery,
});

export type SearchFilters = z.output<typeof searchFilters>;

/** The words and filters that an address names; what is none of ours counts as not chosen. */
export function readFilters(asked: Readonly<Record<string, string>>): z.output<typeof searchFilters> {
  const known = Object.entries(asked).filter(
    ([name, value]) => z.safeParse(searchFilters, { [name]: value }).success,
  );
  return z.parse(searchFilters, Object.fromEntries(known));
}

export const searchJobsCall = endpoint({
  name: 'jobs.search',
  summary:
    'Jobs that are open, best first where words are given, else the latest first; with counts of what other choices would find.',
  access: 'public',
  pin: 'none',
  method: 'GET',
  path: '/api/v1/jobs',
  query: z.extend(pageQuery, searchFilters.shape),
  reply: z.extend(pageOf(jobCard), { facets: z.array(facetCount) }),
  refusals: [],
  rate: 'public',
});

export const readJobCall = endpoint({
  name: 'jobs.read',
  summary: 'One open job by its name in addresses. One that is over answers 410.',
  access: 'public',
  pin: 'none',
  method: 'GET',
  path: '/api/v1/jobs/:slug',
  params: bySlug,
  reply: job,
  refusals: [not_found, no.job_gone],
  rate: 'public',
});

export const similarJobsCall = endpoint({
  name: 'jobs.list_similar',
  summary: 'A few open jobs like one that is open or over, those in the same country first.',
  access: 'public',
  pin: 'none',
  method: 'GET',
  path: '/api/v1/jobs/:slug/similar',
  params: bySlug,
  reply: z.object({ items: z.array(jobCard) }),
  refusals: [not_found],
  rate: 'public',
});

export const listJobsOfBusinessCall = endpoint({
  name: 'jobs.list_of_business',
  summary: 'The open jobs of a business of the directory, newest first.',
  access: 'public',
  pin: 'none',
  method: 'GET',
  path: '/api/v1/directory/businesses/:slug/jobs',
  params: z.object({ slug: z.string().check(z.maxLength(WORDS_MAX_LENGTH)) }),
  query: pageQuery,
  reply: pageOf(jobCard),
  refusals: [],
  rate: 'public',
});

export const postJobCall = endpoint({
  name: 'jobs.post',
  summary:
    'Posts a job for an organisation of the caller. Of a verified one it is published at once; that of another is looked at by an officer first.',
  access: 'profiled',
  pin: 'none',
  method: 'POST',
  path: '/api/v1/jobs',
  body: newPosting,
  reply: ownPosting,
  status: 201,
  refusals: [
    not_found,
    organisationRefusals.team_role_required,
    organisationRefusals.business_status_forbids,
    no.already_posted,
    no.posting_limit_reached,
  ],
  rate: 'write',
  idempotency: 'required',
});

export const listPostingsCall = endpoint({
  name: 'jobs.list_postings',
  summary: 'The postings of an organisation of the caller in every state, newest first.',
  access: 'profiled',
  pin: 'none',
  method: 'GET',
  path: '/api/v1/organisations/:id/job-postings',
  params: z.object({ id: uuid }),
  query: pageQuery,
  reply: pageOf(ownPosting),
  refusals: [not_found],
  rate: 'read',
});

export const readPostingCall = endpoint({
  name: 'jobs.read_posting',
  summary: 'One posting of an organisation of the caller, in any state, with all its words.',
  access: 'profiled',
  pin: 'none',
  method: 'GET',
  path: '/api/v1/job-postings/:id',
  params: z.object({ id: uuid }),
  reply: wholePosting,
  refusals: [not_found],
  rate: 'read',
});

export const changePostingCall = endpoint({
  name: 'jobs.change_posting',
  summary:
    'Changes what an open posting says; its pay never falls. Words and pay of employers that are not verified, and what looks like a scam, change once an officer has looked.',
  access: 'profiled',
  pin: 'none',
  method: 'POST',
  path: '/api/v1/job-postings/:id/changes',
  params: z.object({ id: uuid }),
  body: postingChange,
  reply: ownPosting,
  refusals: [
    not_found,
    organisationRefusals.team_role_required,
    no.posting_changed,
    no.posting_step_refused,
    no.change_waits,
    no.already_posted,
  ],
  rate: 'write',
  idempotency: 'required',
});

export const stepPostingCall = endpoint({
  name: 'jobs.step_posting',
  summary: 'Closes a posting, or says that it is filled. It takes no applications from then on.',
  access: 'profiled',
  pin: 'none',
  method: 'POST',
  path: '/api/v1/job-postings/:id/steps',
  params: z.object({ id: uuid }),
  body: z.strictObject({ step: z.enum(employerSteps, 'not_offered'), version: z.int() }),
  reply: ownPosting,
  refusals: [not_found, organisationRefusals.team_role_required, no.posting_changed, no.posting_step_refused],
  rate: 'write',
  idempotency: 'required',
});

export const renewPostingCall = endpoint({
  name: 'jobs.renew_posting',
  summary:
    'Opens a posting again that is over, or one that is open for longer, with the same words and a new closing day.',
  access: 'profiled',
  pin: 'none',
  method: 'POST',
  path: '/api/v1/job-postings/:id/renewal',
  params: z.object({ id: uuid }),
  body: renewal,
  reply: ownPosting,
  refusals: [
    not_found,
    organisationRefusals.team_role_required,
    organisationRefusals.business_status_forbids,
    no.posting_changed,
    no.posting_step_refused,
    no.verification_ended,
  ],
  rate: 'write',
  idempotency: 'required',
});

export const holdPostingCall = endpoint({
  name: 'jobs.hold_posting',
  summary:
    'Takes an open job off the board, and opens the case in which an officer decides whether it is published again. The employer follows it.',
  access: 'profiled',
  pin: 'fresh',
  permission: 'jobs.moderate',
  method: 'POST',
  path: '/api/v1/admin/jobs/:slug/hold',
  params: z.object({ slug: z.string().check(z.maxLength(SLUG_MAX_LENGTH)) }),
  reply: z.object({ case_id: uuid }),
  status: 201,
  refusals: [not_found, caseRefusals.related_to_applicant, no.posting_step_refused],
  rate: 'write',
  idempotency: 'required',
});

export const readScamSignsCall = endpoint({
  name: 'jobs.read_scam_signs',
  summary: 'What speaks for a scam in a posting that an officer looks at, by its case, with the score.',
  access: 'profiled',
  pin: 'none',
  permission: 'jobs.read',
  method: 'GET',
  path: '/api/v1/admin/job-postings/:id/scam-signs',
  params: z.object({ id: uuid }),
  reply: z.object({
    score: z.int(),
    is_held: z.boolean(),
    signs: z.array(z.enum(scamSigns)),
    skills: z.array(z.string()),
    /** Where an open job would change: its name in addresses, and which of the parts. */
    change: z.nullable(z.object({ slug: z.string(), parts: z.array(z.enum(lookedAtParts)) })),
  }),
  refusals: [not_found],
  rate: 'read',
});
