import { endpoint } from '@egcr/contract/endpoint';
import { uuid } from '@egcr/contract/ids';
import { platformRefusals } from '@egcr/contract/refusals';
import { named } from '@egcr/contract/schema-names';
import * as z from 'zod/mini';

import { day } from './shapes.ts';

export const readClaimJobCall = endpoint({
  name: 'support.read_claim_job',
  summary:
    'The job that ends a claim when it begins. Until then no search is asked for, so an officer sees where that is far ahead.',
  access: 'profiled',
  pin: 'none',
  permission: 'support.read',
  method: 'GET',
  path: '/api/v1/admin/support/claims/:id/job',
  params: z.object({ id: uuid }),
  reply: named(
    'SupportClaimJob',
    z.object({
      job: z.nullable(
        z.object({
          job: z.string(),
          employer: z.string(),
          accepted_on: day,
          /** By the offer; null where it does not say. */
          starts_on: z.nullable(day),
          last_week_ends_on: day,
          /** Whole weeks between the two days, where these are many: null where the job begins soon after it was accepted. */
          weeks_ahead: z.nullable(z.int()),
        }),
      ),
    }),
  ),
  refusals: [platformRefusals.not_found],
  rate: 'read',
});
