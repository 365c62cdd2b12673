import { endpoint } from '@egcr/contract/endpoint';
import { uuid } from '@egcr/contract/ids';
import { platformRefusals } from '@egcr/contract/refusals';
import { named } from '@egcr/contract/schema-names';
import { instant } from '@egcr/contract/time';
import * as z from 'zod/mini';

import { claimMachine } from './claim-machine.ts';

/** Another account's claim that may be of the same person. */
const claimLikeness = named(
  'SupportClaimLikeness',
  z.object({
    case_id: uuid,
    reference: z.string(),
    state: z.enum(claimMachine.states),
    name: z.string(),
    /** How alike the names are, in percent. */
    name_percent: z.int(),
    /** The birth dates are the same; else one part of them differs, or day and month are turned. */
    is_same_birth: z.boolean(),
    claimed_at: instant,
  }),
);

export const listLikenessesCall = endpoint({
  name: 'support.list_likenesses',
  summary:
    'Claims of other accounts whose name and birth date are like those of a claim: the officer looks at both, and decides.',
  access: 'profiled',
  pin: 'none',
  permission: 'support.read',
  method: 'GET',
  path: '/api/v1/admin/support/claims/:id/likenesses',
  params: z.object({ id: uuid }),
  reply: z.object({ items: z.array(claimLikeness) }),
  refusals: [platformRefusals.not_found],
  rate: 'read',
});
