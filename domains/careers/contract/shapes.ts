import { uuid } from '@egcr/contract/ids';
import { named } from '@egcr/contract/schema-names';
import { instant } from '@egcr/contract/time';
import { tidyText } from '@egcr/jobs/contract';
import * as z from 'zod/mini';

import { interview } from './interviews/shape.ts';
import { applicantSteps, applicationMachine, declineReasons, employerSteps } from './application-machine.ts';
import { LETTER_MAX_LENGTH, LETTER_MIN_LENGTH } from './limits.ts';
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
  /** Whether the CV goes with it, as it is now. */
  with_cv: z._default(z.boolean(), false),
});

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
    has_cv: z.boolean(),
    /** How well the CV that came with it fits; null where none came. */
    fit: z.nullable(jobFit),
  }),
);
export type ReceivedApplication = z.output<typeof receivedApplication>;

export const employerStep = z
  .strictObject({
    step: z.enum(employerSteps, 'not_offered'),
    version: z.int(),
    /** Of a no, and of nothing else. */
    reason: z.optional(z.enum(declineReasons, 'not_offered')),
  })
  .check(
    z.check((context) => {
      const { step, reason } = context.value;
      if ((step === 'decline') === (reason !== undefined)) return;
      context.issues.push({
        code: 'custom',
        message: step === 'decline' ? 'required' : 'not_offered',
        path: ['reason'],
        input: context.value,
      });
    }),
  );

export const applicantStep = z.strictObject({
  step: z.enum(applicantSteps, 'not_offered'),
  version: z.int(),
});
