import { endpoint } from '@egcr/contract/endpoint';
import { platformRefusals } from '@egcr/contract/refusals';
import * as z from 'zod/mini';

/** Of the sample business, as the specification has them: 2.3 and 1.8 megabytes. */
export const sampleFileBytes = { pdf: 2_300_000, json: 1_800_000 } as const;
export const sampleFileKinds = ['pdf', 'json'] as const;

export const readSampleFileCall = endpoint({
  access: 'public',
  pin: 'none',
  name: 'registry.read_sample_file',
  summary:
    'An invented document of the sample business: its yearly report as PDF, or the figures behind it as JSON.',
  method: 'GET',
  path: '/api/v1/directory/businesses/:slug/sample-files/:kind',
  params: z.object({
    slug: z.string().check(z.maxLength(120)),
    kind: z.enum(sampleFileKinds, 'not_offered'),
  }),
  file: ['application/pdf', 'application/json'],
  refusals: [platformRefusals.not_found],
  rate: 'public',
});
