import { uuid } from '@egcr/contract/ids';
import { named } from '@egcr/contract/schema-names';
import { instant } from '@egcr/contract/time';
import { isTimeZone } from '@egcr/contract/time-zone';
import { tidyText } from '@egcr/jobs/contract';
import * as z from 'zod/mini';

import { INTERVIEW_LENGTHS, INTERVIEW_PLACE_MAX_LENGTH, INTERVIEW_TIMES_MAX } from '../limits.ts';
import { interviewMachine } from './interview-machine.ts';

/** How both sides meet. */
export const interviewKinds = ['video', 'phone', 'on_site'] as const;
export type InterviewKind = (typeof interviewKinds)[number];

/** An interview as both sides see it. */
export const interview = named(
  'Interview',
  z.object({
    id: uuid,
    state: z.enum(interviewMachine.states),
    version: z.int(),
    kind: z.enum(interviewKinds),
    minutes: z.int(),
    /** By whose clocks the employer wrote the times. */
    time_zone: z.string(),
    /** An address, a number, or a link. */
    place: z.string(),
    /** The times that can be chosen still. */
    times: z.array(instant),
    /** The time that was chosen; null before. */
    starts_at: z.nullable(instant),
  }),
);
export type Interview = z.output<typeof interview>;

/** The times that an employer offers. */
export const interviewOffer = z.strictObject({
  /** Of the application. */
  version: z.int(),
  kind: z.enum(interviewKinds, 'required'),
  minutes: z
    .int('not_a_number')
    .check(z.refine((value) => INTERVIEW_LENGTHS.some((each) => each === value), 'not_offered')),
  time_zone: z.string().check(z.refine(isTimeZone, 'not_offered')),
  place: z.string().check(
    z.maxLength(INTERVIEW_PLACE_MAX_LENGTH * 4, 'too_long'),
    z.overwrite((text) => tidyText(text).replace(/\s+/g, ' ')),
    z.minLength(1, 'required'),
    z.maxLength(INTERVIEW_PLACE_MAX_LENGTH, 'too_long'),
  ),
  times: z.array(instant).check(z.minLength(1, 'required'), z.maxLength(INTERVIEW_TIMES_MAX, 'too_many')),
});
export type InterviewOffer = z.output<typeof interviewOffer>;

/** What an applicant does with an interview. */
export const applicantInterviewStep = z.discriminatedUnion('step', [
  z.strictObject({ step: z.literal('book'), version: z.int(), starts_at: instant }),
  z.strictObject({ step: z.literal('ask_other_times'), version: z.int() }),
  z.strictObject({ step: z.literal('cancel'), version: z.int() }),
]);
export type ApplicantInterviewStep = z.output<typeof applicantInterviewStep>;
