import { samplesQuery } from '@egcr/contract/page';
import * as z from 'zod/mini';

import { programmeStates } from './programme-rules.ts';
import { applicantKinds, sectors } from './programmes.ts';

/** How soon a programme closes. `none`: it has no deadline. */
export const deadlines = ['week', 'month', 'quarter', 'none'] as const;
export type Deadline = (typeof deadlines)[number];
/** Days until the end of each. */
export const DEADLINE_DAYS = { week: 7, month: 30, quarter: 90 } as const;

export const programmeKinds = ['grant', 'fund'] as const;

const WORDS_MAX_LENGTH = 200;

/** What a person looks for. */
export const programmeSearch = z.object({
  words: z.optional(z.string().check(z.maxLength(WORDS_MAX_LENGTH, 'too_long'))),
  kind: z.optional(z.enum(programmeKinds, 'not_offered')),
  status: z.optional(z.enum(programmeStates, 'not_offered')),
  applicant: z.optional(z.enum(applicantKinds, 'not_offered')),
  sector: z.optional(z.enum(sectors, 'not_offered')),
  /** In minor units: the programme gives as much. */
  amount: z.optional(z.string().check(z.regex(/^\d{1,18}$/, 'amount_format'))),
  /** Where the money is to be spent. */
  country: z.optional(z.string().check(z.regex(/^[A-Z]{2}$/, 'not_offered'))),
  deadline: z.optional(z.enum(deadlines, 'not_offered')),
  ...samplesQuery,
});
export type ProgrammeSearch = z.output<typeof programmeSearch>;

/** Filters whose choices are counted. */
export const programmeFacets = ['kind', 'status', 'applicant', 'sector', 'deadline'] as const;
export type ProgrammeFacet = (typeof programmeFacets)[number];

/** How many of what was found have which value. */
export const facetCount = z.object({
  facet: z.enum(programmeFacets),
  value: z.string(),
  /** Of a sector: its name in the reader's language. */
  label: z.nullable(z.string()),
  count: z.int(),
});
export type ProgrammeFacetCount = z.output<typeof facetCount>;
