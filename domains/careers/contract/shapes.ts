import { uuid } from '@egcr/contract/ids';
import { AMOUNT_MINOR_MAX, wireMoney } from '@egcr/contract/money';
import { named } from '@egcr/contract/schema-names';
import { instant } from '@egcr/contract/time';
import { payPeriods, tidyText } from '@egcr/jobs/contract';
import * as z from 'zod/mini';

import { givenAnswers } from './answers.ts';
import { interview } from './interviews/shape.ts';
import { applicantSteps, applicationMachine, declineReasons, employerSteps } from './application-machine.ts';
import { LETTER_MAX_LENGTH, LETTER_MIN_LENGTH, OFFER_NOTE_MAX_LENGTH } from './limits.ts';
import { jobFit } from './match/shape.ts';

/** What a person writes with an application. */
export const newApplication = z.strictObject({
  letter: z
    .string()
    .check(
      z.maxLength(LETTER_MAX_LENGTH * 2, 'too_long'),
      z.overwrite(tidyText),
      z.minLength(LETTER_MIN_LENGTH, 'too_short'),
      z.maxLength(LETTER_MAX_LENGTH, 'too_long'),
    ),
  /** To each question of the job, in their order. */
  answers: z._default(givenAnswers, []),
  /** Whether the CV goes with it, as it is now. */
  with_cv: z._default(z.boolean(), false),
});

/** What an employer offers: the pay in the currency and for the period of the posting, and the first day. */
export const jobOffer = named(
  'JobOffer',
  z.object({ pay: wireMoney, period: z.enum(payPeriods), starts_on: z.string(), note: z.string() }),
);
export type JobOffer = z.output<typeof jobOffer>;

const facts = {
  id: uuid,
  job: z.object({
    id: uuid,
    slug: z.string(),
    title: z.string(),
    employer: z.string(),
    /** It takes applications still. */
    is_open: z.boolean(),
  }),
  state: z.enum(applicationMachine.states),
  version: z.int(),
  decline_reason: z.nullable(z.enum(declineReasons)),
  sent_at: instant,
  changed_at: instant,
  is_sample: z.boolean(),
  /** The latest one; null where none was offered. */
  interview: z.nullable(interview),
  /** Null where none was made, and where it was made without terms. */
  offer: z.nullable(jobOffer),
  /** It led to a job whose first day is still to come. */
  can_call_off: z.boolean(),
  /** Of both sides. */
  message_count: z.int(),
};

/** An application as its applicant sees it. */
export const ownApplication = named('JobApplication', z.object(facts));
export type OwnApplication = z.output<typeof ownApplication>;

/** An application as the employer sees it. */
export const receivedApplication = named(
  'ReceivedApplication',
  z.object({
    ...facts,
    applicant: z.object({ name: z.string(), username: z.string() }),
    letter: z.string(),
    /** With the questions as they were asked then. */
    answers: z.array(z.object({ question: z.string(), answer: z.string() })),
    has_cv: z.boolean(),
    /** How well the CV that came with it fits; null where none came. */
    fit: z.nullable(jobFit),
  }),
);
export type ReceivedApplication = z.output<typeof receivedApplication>;

/** The terms of an offer, as an employer sends them. */
export const offerTerms = z.strictObject({
  pay: z.strictObject({
    value: z.string().check(
      z.refine((value) => !/^[1-9]\d{20,}$/.test(value), { error: 'too_large', abort: true }),
      z.regex(/^(?:0|[1-9]\d{0,19})$/, { error: 'not_a_number', abort: true }),
      z.refine((value) => BigInt(value) <= AMOUNT_MINOR_MAX, 'too_large'),
    ),
    assetCode: z.string().check(z.maxLength(12, 'wrong_currency')),
    assetScale: z.int(),
  }),
  starts_on: z.string().check(
    z.regex(/^\d{4}-\d{2}-\d{2}$/, { error: 'required', abort: true }),
    z.refine(
      (text) => !Number.isNaN(Date.parse(text)) && new Date(text).toISOString().startsWith(text),
      'required',
    ),
  ),
  note: z._default(
    z
      .string()
      .check(
        z.maxLength(OFFER_NOTE_MAX_LENGTH * 2, 'too_long'),
        z.overwrite(tidyText),
        z.maxLength(OFFER_NOTE_MAX_LENGTH, 'too_long'),
      ),
    '',
  ),
});
export type OfferTerms = z.output<typeof offerTerms>;

/** Which part belongs to which step, and to no other. */
const partsOfSteps = [
  ['reason', 'decline'],
  ['offer', 'offer'],
] as const;

export const employerStep = z
  .strictObject({
    step: z.enum(employerSteps, 'not_offered'),
    version: z.int(),
    /** Of a no, and of nothing else. */
    reason: z.optional(z.enum(declineReasons, 'not_offered')),
    /** Of an offer, and of nothing else. */
    offer: z.optional(offerTerms),
  })
  .check(
    z.check((context) => {
      for (const [part, step] of partsOfSteps) {
        const isOf = context.value.step === step;
        if (isOf === (context.value[part] !== undefined)) continue;
        const message = isOf ? 'required' : 'not_offered';
        context.issues.push({ code: 'custom', message, path: [part], input: context.value });
      }
    }),
  );

export const applicantStep = z.strictObject({
  step: z.enum(applicantSteps, 'not_offered'),
  version: z.int(),
});
