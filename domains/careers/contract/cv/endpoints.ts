import { endpoint } from '@egcr/contract/endpoint';
import { uuid } from '@egcr/contract/ids';
import { platformRefusals } from '@egcr/contract/refusals';
import { jobCard, searchFilters, SLUG_MAX_LENGTH } from '@egcr/jobs/contract';
import * as z from 'zod/mini';

import { RESUME_BYTES_MAX } from '../limits.ts';
import { jobFit } from '../match/shape.ts';
import { careerRefusals as no } from '../refusals.ts';
import { remarkCodes } from './resume-remarks.ts';
import { cv, ownCv } from './shape.ts';

const { not_found } = platformRefusals;
const own = { access: 'profiled', pin: 'verified' } as const;

export const readCvCall = endpoint({
  name: 'careers.read_cv',
  summary: 'The caller’s CV. Version 0: nothing was saved yet.',
  ...own,
  method: 'GET',
  path: '/api/v1/careers/cv',
  reply: ownCv,
  refusals: [],
  rate: 'read',
});

export const saveCvCall = endpoint({
  name: 'careers.save_cv',
  summary: 'Saves the caller’s CV in place of the version that is named.',
  ...own,
  method: 'PUT',
  path: '/api/v1/careers/cv',
  body: z.strictObject({ version: z.int(), cv }),
  bodyBytes: RESUME_BYTES_MAX,
  reply: ownCv,
  refusals: [no.cv_changed],
  rate: 'write',
});

export const readResumeCall = endpoint({
  name: 'careers.read_resume',
  summary:
    'Reads a JSON Resume as a CV, and names each field that was not understood. Nothing is saved: the person looks at it first.',
  ...own,
  method: 'POST',
  path: '/api/v1/careers/cv/resume',
  body: z.strictObject({
    /** The text of the file. */ resume: z.string().check(z.maxLength(RESUME_BYTES_MAX, 'too_long')),
  }),
  bodyBytes: RESUME_BYTES_MAX,
  reply: z.object({
    cv,
    not_understood: z.array(z.object({ path: z.string(), code: z.enum(remarkCodes) })),
    /** Of all that was not understood; more than are named above where there are very many. */
    not_understood_count: z.int(),
  }),
  refusals: [],
  rate: 'write',
});

export const cvResumeCall = endpoint({
  name: 'careers.export_resume',
  summary: 'The caller’s CV as a JSON Resume: https://jsonresume.org/schema.',
  ...own,
  method: 'GET',
  path: '/api/v1/careers/cv/resume',
  file: ['application/json'],
  refusals: [],
  rate: 'money',
});

export const cvPaperCall = endpoint({
  name: 'careers.read_cv_paper',
  summary: 'The caller’s CV as a PDF in their language.',
  ...own,
  method: 'GET',
  path: '/api/v1/careers/cv/paper',
  file: ['application/pdf'],
  refusals: [],
  rate: 'money',
});

/** Whether the caller has a CV, and whether it says enough to compare. */
const cvStates = ['none', 'thin', 'ready'] as const;

export const listFittingCall = endpoint({
  name: 'careers.list_fitting',
  summary:
    'Open jobs that fit the caller’s CV, the best first, each with its reasons. Narrowed as a search is.',
  access: 'profiled',
  pin: 'none',
  method: 'GET',
  path: '/api/v1/careers/fitting-jobs',
  query: searchFilters,
  reply: z.object({ cv: z.enum(cvStates), items: z.array(z.object({ job: jobCard, fit: jobFit })) }),
  refusals: [],
  rate: 'read',
});

export const readFitCall = endpoint({
  name: 'careers.read_fit',
  summary: 'How well a job fits the caller’s CV, with the reasons; null where the CV says too little.',
  access: 'profiled',
  pin: 'none',
  method: 'GET',
  path: '/api/v1/careers/fitting-jobs/:slug',
  params: z.object({ slug: z.string().check(z.maxLength(SLUG_MAX_LENGTH)) }),
  reply: z.object({ cv: z.enum(cvStates), fit: z.nullable(jobFit) }),
  refusals: [not_found],
  rate: 'read',
});

export const readReceivedCvCall = endpoint({
  name: 'careers.read_received_cv',
  summary:
    'The CV that came with an application for a posting of an organisation of the caller, as it was then.',
  ...own,
  method: 'GET',
  path: '/api/v1/received-applications/:id/cv',
  params: z.object({ id: uuid }),
  reply: z.object({ cv }),
  refusals: [not_found],
  rate: 'read',
});
