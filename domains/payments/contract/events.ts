import { event } from '@egcr/contract/event';
import { uuid } from '@egcr/contract/ids';
import * as z from 'zod/mini';

/** A payment came to another state, or its money can be paid out. */
export const paymentChanged = event('payments.changed', z.object({ id: uuid, state: z.string() }));

/** A dispute came to another state. */
export const disputeChanged = event('payments.dispute_changed', z.object({ id: uuid, state: z.string() }));
