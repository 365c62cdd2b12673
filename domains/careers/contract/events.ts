import { event } from '@egcr/contract/event';
import { payPeriods } from '@egcr/jobs/contract';
import { wireMoney } from '@egcr/contract/money';
import { uuid } from '@egcr/contract/ids';
import { instant } from '@egcr/contract/time';
import * as z from 'zod/mini';

const about = {
  application_id: uuid,
  user_id: uuid,
  job_id: uuid,
  /** The organisation that offers the job. */
  organisation_id: uuid,
  job_title: z.string(),
  employer: z.string(),
  happened_at: instant,
};

/** A person has applied for a job: an act of their search for work. */
export const applicationSubmitted = event('careers.application_submitted', z.object(about));

/** An interview was held, as the employer says: an act of the person's search for work. */
export const interviewHeld = event(
  'careers.interview_held',
  z.object({ ...about, /** One application may lead to several. */ interview_id: uuid }),
);

const startsOn = z.optional(z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/)));

/** A person has accepted an offer. */
export const personHired = event(
  'careers.person_hired',
  z.object({
    ...about,
    /** What the posting says; not there in what was told before it was added. */
    pay: z.optional(z.object({ min: wireMoney, max: wireMoney, period: z.enum(payPeriods) })),
    /** The first day, by the offer; not there where it had no terms. */
    starts_on: startsOn,
  }),
);

/** One side has called off a hire before its first day: the person does not begin. */
export const hireCalledOff = event(
  'careers.hire_called_off',
  z.object({
    ...about,
    by: z.enum(['employer', 'applicant']),
    /** When the offer was accepted. */
    hired_at: instant,
    starts_on: startsOn,
  }),
);
