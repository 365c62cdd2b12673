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

/** A person has accepted an offer. */
export const personHired = event(
  'careers.person_hired',
  z.object({
    ...about,
    /** What the posting says; not there in what was told before it was added. */
    pay: z.optional(z.object({ min: wireMoney, max: wireMoney, period: z.enum(payPeriods) })),
  }),
);
