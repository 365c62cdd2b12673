import { endpoint, type ReplyOf } from '@egcr/contract/endpoint';
import { uuid } from '@egcr/contract/ids';
import { wireMoney } from '@egcr/contract/money';
import { pageOf, pageQuery } from '@egcr/contract/page';
import { platformRefusals } from '@egcr/contract/refusals';
import { named } from '@egcr/contract/schema-names';
import { instant } from '@egcr/contract/time';
import * as z from 'zod/mini';

import { programme } from './programme-shape.ts';
import { applicantKinds } from './programmes.ts';
import { rubricCriteria } from './rubrics.ts';

// Calls of the public pages. They stand apart from the others, so that those pages load nothing of forms and cases.

const slug = z.string().check(z.maxLength(60));
const open = { access: 'public', pin: 'none', method: 'GET', rate: 'public' } as const;

/** What became of the money of an award. `part`: some of its parts are paid. `returned`: its recipient gave it back. */
export const awardStates = ['promised', 'part', 'paid', 'returned'] as const;

const award = named(
  'GrantAward',
  z.object({
    id: uuid,
    /** The programme by its name in addresses. */
    programme: z.string(),
    kind: z.enum(['grant', 'fund']),
    title: z.string(),
    /** The recipient, by kind and country only. */
    who: z.enum(applicantKinds),
    country: z.nullable(z.string()),
    amount: wireMoney,
    state: z.enum(awardStates),
    awarded_at: instant,
    is_sample: z.boolean(),
  }),
);
export type Award = z.output<typeof award>;

const kept = z.object({
  /** Looked at, or decided; in time; and those that wait although their time is over. */
  done: z.int(),
  kept: z.int(),
  late: z.int(),
});

const openProgramme = named(
  'GrantProgrammePage',
  z.extend(programme, {
    /** How applications are scored: what reviewers read, too. */
    rubric: z.object({
      criteria: z.array(
        z.object({
          name: z.enum(rubricCriteria),
          label: z.string(),
          hint: z.string(),
          /** In percent; together 100. */
          weight: z.int(),
        }),
      ),
      /** What an award reaches in every criterion, and what can be reached. */
      minimum: z.int(),
      maximum: z.int(),
      /** Of applications with the same score, the one that is better in these comes first. */
      ties: z.array(z.enum(rubricCriteria)),
    }),
    /** Of a programme that people made: where it stands after it closed. */
    stage: z.nullable(z.enum(['evaluating', 'awarded', 'archived'])),
    /** How it kept its times, counted from its applications. */
    times: z.object({ screening: kept, decision: kept }),
  }),
);
export type OpenProgramme = z.output<typeof openProgramme>;

export const readProgrammeCall = endpoint({
  ...open,
  name: 'grants.read_programme',
  summary: 'One grant or fund by its name in addresses, with how it scores.',
  path: '/api/v1/grants/programmes/:type',
  params: z.object({ type: slug }),
  reply: openProgramme,
  refusals: [platformRefusals.not_found],
});

export const listAwardsCall = endpoint({
  ...open,
  name: 'grants.list_awards',
  summary:
    'What grants and funds gave, the latest first: for which programme, how much and when. Recipients are named by kind and country only.',
  path: '/api/v1/grants/awards',
  query: z.extend(pageQuery, { type: z.optional(slug) }),
  reply: pageOf(award),
  refusals: [platformRefusals.not_found],
});

export const listAwardsOfBusinessCall = endpoint({
  ...open,
  name: 'grants.list_awards_of_business',
  summary:
    'What a business of the directory was awarded, the latest first; none where its team does not list it.',
  path: '/api/v1/directory/businesses/:slug/grants',
  params: z.object({ slug: z.string().check(z.maxLength(120)) }),
  query: pageQuery,
  reply: pageOf(award),
  refusals: [],
});

export const readFlowsCall = endpoint({
  ...open,
  name: 'grants.read_flows',
  summary:
    'Where the money went, by kind and country of recipients: of one programme, or of all. Groups of fewer than five are joined with others; with too few altogether there are none.',
  path: '/api/v1/grants/flows',
  query: z.object({ type: z.optional(slug) }),
  reply: z.object({
    /** The largest first. Without a country: of several; without a kind: all others. */
    items: z.array(
      z.object({
        who: z.nullable(z.enum(applicantKinds)),
        country: z.nullable(z.string()),
        recipients: z.int(),
        paid: wireMoney,
      }),
    ),
  }),
  refusals: [platformRefusals.not_found],
});
export type FlowShown = ReplyOf<typeof readFlowsCall>['items'][number];
