import { event } from '@egcr/contract/event';
import { uuid } from '@egcr/contract/ids';
import * as z from 'zod/mini';

/** A proposal was made or decided; heard by the open pages of super admins. */
export const proposalChanged = event('approvals.proposal_changed', z.object({ id: uuid, state: z.string() }));
