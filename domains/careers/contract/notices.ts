import { notice } from '@egcr/contract/notice';
import { hrefOf } from '@egcr/contract/product-screens';
import * as z from 'zod/mini';

/** For the applicant: each state of an application has its own sentence. */
const toApplicant = {
  params: z.object({ job: z.string(), employer: z.string() }),
  link: (): string => hrefOf('job-board', { tab: 'applications' }),
  category: 'task',
} as const;

export const applicationSeen = notice('careers.application_seen', toApplicant);
export const interviewAsked = notice('careers.interview_asked', toApplicant);
export const offerMade = notice('careers.offer_made', toApplicant);
export const applicationDeclined = notice('careers.application_declined', toApplicant);
export const applicationLapsed = notice('careers.application_lapsed', toApplicant);

/** For those whom an alert tells of new jobs. It is mailed with a link that ends it. */
const found = { category: 'alert', isMailedByDomain: true } as const;
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
  category: 'task',
} as const;

export const applicationReceived = notice('careers.application_received', toEmployer);
export const offerAccepted = notice('careers.offer_accepted', toEmployer);
