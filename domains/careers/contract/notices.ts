import { notice } from '@egcr/contract/notice';
import { hrefOf } from '@egcr/contract/product-screens';
import { instant } from '@egcr/contract/time';
import * as z from 'zod/mini';

/** For the applicant: each state of an application has its own sentence. */
const toApplicant = {
  params: z.object({ job: z.string(), employer: z.string() }),
  link: (): string => hrefOf('job-board', { tab: 'applications' }),
  type: 'task.application',
} as const;

export const applicationSeen = notice('careers.application_seen', toApplicant);
export const applicationShortlisted = notice('careers.application_shortlisted', toApplicant);
export const interviewAsked = notice('careers.interview_asked', toApplicant);
export const offerMade = notice('careers.offer_made', toApplicant);
export const applicationDeclined = notice('careers.application_declined', toApplicant);
export const jobCalledOff = notice('careers.job_called_off', toApplicant);
export const jobStopped = notice('careers.job_stopped', toApplicant);
export const applicationLapsed = notice('careers.application_lapsed', toApplicant);

export const interviewOffered = notice('careers.interview_offered', toApplicant);
export const interviewDropped = notice('careers.interview_dropped', toApplicant);
export const interviewSoon = notice('careers.interview_soon', {
  ...toApplicant,
  params: z.object({ job: z.string(), employer: z.string(), starts_at: instant }),
});

export const messageFromEmployer = notice('careers.message_from_employer', toApplicant);

/** For those whom an alert tells of new jobs. It is mailed with a link that ends it. */
const found = { type: 'alert.job', isMailedByDomain: true } as const;
export const jobFound = notice('careers.job_found', {
  ...found,
  params: z.object({ job: z.string(), employer: z.string() }),
  link: (slug: string): string => `${hrefOf('jobs')}/${slug}`,
});
export const jobsFound = notice('careers.jobs_found', {
  ...found,
  params: z.object({ count: z.string(), job: z.string() }),
  link: (): string => hrefOf('job-board', { tab: 'saved' }),
});

/** For those who may act for the employer. */
const toEmployer = {
  params: z.object({ job: z.string() }),
  link: (jobId: string) => `/global-job-board/postings/${jobId}`,
  type: 'task.hiring',
} as const;

export const applicationReceived = notice('careers.application_received', toEmployer);
export const offerAccepted = notice('careers.offer_accepted', toEmployer);
export const offerTurnedDown = notice('careers.offer_turned_down', toEmployer);
export const hireDropped = notice('careers.hire_dropped', toEmployer);

const atTime = { ...toEmployer, params: z.object({ job: z.string(), starts_at: instant }) } as const;
export const interviewBooked = notice('careers.interview_booked', atTime);
export const interviewNear = notice('careers.interview_near', atTime);
export const otherTimesAsked = notice('careers.other_times_asked', toEmployer);
export const interviewCalledOff = notice('careers.interview_called_off', toEmployer);
export const messageFromApplicant = notice('careers.message_from_applicant', toEmployer);
