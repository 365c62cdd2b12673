import { documentKinds, givenPaper } from '@egcr/documents/contract';
import { uuid } from '@egcr/contract/ids';
import { named } from '@egcr/contract/schema-names';
import { instant } from '@egcr/contract/time';
import * as z from 'zod/mini';

import { questionKinds } from './definition.ts';
import { ANSWER_MAX_LENGTH, LIST_MAX, LIST_VALUE_MAX_LENGTH, QUESTIONS_MAX } from './limits.ts';

const single = z.union([z.string().check(z.maxLength(ANSWER_MAX_LENGTH)), z.number(), z.boolean()]);
const list = z.readonly(
  z.array(z.string().check(z.maxLength(LIST_VALUE_MAX_LENGTH))).check(z.maxLength(LIST_MAX, 'too_long')),
);
const answer = z.union([single, list]);

/** By the names of the questions. What a draft holds need not be finished. */
export const answers = named(
  'Answers',
  z
    .record(z.string().check(z.maxLength(60)), answer)
    .check(z.refine((given) => Object.keys(given).length <= QUESTIONS_MAX, 'too_long')),
);

const answerSchema = z.object({
  type: z.enum(['string', 'integer', 'boolean', 'array']),
  minLength: z.optional(z.int()),
  maxLength: z.optional(z.int()),
  pattern: z.optional(z.string()),
  format: z.optional(z.literal('date')),
  enum: z.optional(z.array(z.string())),
  minimum: z.optional(z.number()),
  maximum: z.optional(z.number()),
  items: z.optional(
    z.object({
      type: z.literal('string'),
      pattern: z.optional(z.string()),
      enum: z.optional(z.array(z.string())),
    }),
  ),
  minItems: z.optional(z.int()),
  maxItems: z.optional(z.int()),
  uniqueItems: z.optional(z.literal(true)),
  currency: z.optional(z.string()),
  minimumMinor: z.optional(z.string()),
  maximumMinor: z.optional(z.string()),
});

export const form = named(
  'Form',
  z.object({
    name: z.string(),
    version: z.int(),
    title: z.string(),
    /** JSON Schema 2020-12 of the answers; which questions are asked at all say the rules. */
    schema: z.object({
      type: z.literal('object'),
      properties: z.record(z.string(), answerSchema),
      required: z.array(z.string()),
    }),
    /** In the order in which they are asked, in the reader's language. */
    questions: z.array(
      z.object({
        name: z.string(),
        kind: z.enum(questionKinds),
        /** Of a file: what a paper is that is uploaded here. */
        paper: z.optional(z.enum(documentKinds)),
        label: z.string(),
        hint: z.string(),
        options: z.array(z.object({ value: z.string(), label: z.string() })),
      }),
    ),
    /** Of a long form: which questions belong together, in their order. */
    sections: z.array(z.object({ name: z.string(), title: z.string(), questions: z.array(z.string()) })),
    rules: z.array(
      z.object({
        rule: z.literal('asked_when'),
        question: z.string(),
        other: z.string(),
        is: z.union([z.string(), z.number(), z.boolean()]),
      }),
    ),
  }),
);
export type Form = z.output<typeof form>;

export const draft = named(
  'Draft',
  z.object({
    id: uuid,
    form: z.string(),
    form_version: z.int(),
    answers,
    /** Where the form has a new version since the draft was saved: the questions that are new or asked otherwise. */
    changed_questions: z.array(z.string()),
    /** To be sent back with the next change. */
    version: z.int(),
    saved_at: instant,
    expires_at: instant,
    /** The organisation for which it is filled in. */
    acting_for: z.nullable(uuid),
    /** The caller may change and send it, and does not only read it. */
    can_edit: z.boolean(),
  }),
);
export type Draft = z.output<typeof draft>;

export const draftRow = named(
  'DraftRow',
  z.object({
    id: uuid,
    form: z.string(),
    title: z.string(),
    /** Where it is filled in. */
    address: z.string(),
    saved_at: instant,
    expires_at: instant,
  }),
);
export type DraftRow = z.output<typeof draftRow>;

/** An answer as people read it. */
export const writtenAnswer = named(
  'WrittenAnswer',
  z.object({
    name: z.string(),
    kind: z.enum(questionKinds),
    label: z.string(),
    /** Of several, each on its line. Money is minor units, with `currency` beside it. */
    value: z.string(),
    currency: z.optional(z.string()),
    /** The files that were given with it. */
    papers: z.optional(z.array(givenPaper)),
  }),
);
export type WrittenAnswer = z.output<typeof writtenAnswer>;
