import { endpoint } from '@egcr/contract/endpoint';
import { platformRefusals } from '@egcr/contract/refusals';
import { jobCard, SLUG_MAX_LENGTH } from '@egcr/jobs/contract';
import * as z from 'zod/mini';

import { careerRefusals as no } from './refusals.ts';

const bySlug = z.object({ slug: z.string().check(z.maxLength(SLUG_MAX_LENGTH)) });
const own = { access: 'profiled', pin: 'none' } as const;

/** A job that a person saved; one that is over stays, and says so. */
const savedJob = z.extend(jobCard, { is_open: z.boolean() });
export type SavedJob = z.output<typeof savedJob>;

export const listSavedJobsCall = endpoint({
  name: 'careers.list_saved',
  summary: 'The jobs that the caller saved, the latest first; also those that are over.',
  ...own,
  method: 'GET',
  path: '/api/v1/careers/saved-jobs',
  reply: z.object({ items: z.array(savedJob) }),
  refusals: [],
  rate: 'read',
});

export const saveJobCall = endpoint({
  name: 'careers.save_job',
  summary: 'Saves a job, to find it again.',
  ...own,
  method: 'PUT',
  path: '/api/v1/careers/saved-jobs/:slug',
  params: bySlug,
  refusals: [platformRefusals.not_found, no.too_many_saved],
  rate: 'write',
});

export const forgetJobCall = endpoint({
  name: 'careers.forget_job',
  summary: 'Takes a job out of what the caller saved.',
  ...own,
  method: 'DELETE',
  path: '/api/v1/careers/saved-jobs/:slug',
  params: bySlug,
  refusals: [platformRefusals.not_found],
  rate: 'write',
});
