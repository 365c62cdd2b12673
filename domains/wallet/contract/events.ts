import { event } from '@egcr/contract/event';
import { uuid } from '@egcr/contract/ids';
import * as z from 'zod/mini';

import { activityItem, party } from './shapes.ts';

/**
 * Money has moved. Both parties' open pages hear of it. `from` is null where it came from an account of the house, as play money does; `to` where it went
 * to one.
 */
export const transferPosted = event(
  'wallet.transfer_posted',
  z.object({
    id: activityItem.shape.id,
    kind: activityItem.shape.kind,
    reference: activityItem.shape.reference,
    amount: activityItem.shape.amount,
    /** What came in, where it arrived in another currency. */
    arrived: z.optional(activityItem.shape.amount),
    from: z.nullable(party),
    to: z.nullable(party),
    note: activityItem.shape.note,
    created_at: activityItem.shape.created_at,
  }),
);
export type TransferPosted = z.input<typeof transferPosted.payload>;

/** Money was converted. */
export const converted = event('wallet.converted', z.object({ id: uuid }));

/** Withdrawals came to another state: one with its id, or several that went to the bank together. */
export const withdrawalChanged = event(
  'wallet.withdrawal_changed',
  z.object({ id: z.optional(uuid), state: z.optional(z.string()) }),
);

/** Money arrived by bank transfer. */
export const depositReceived = event(
  'wallet.deposit_received',
  z.object({ amount: activityItem.shape.amount }),
);

/** The owner changed what may leave the wallet in that currency. */
export const limitsChanged = event('wallet.limits_changed', z.object({ asset: z.string() }));

/** The owner froze the wallet, or let it go. */
export const freezeChanged = event('wallet.freeze_changed', z.object({ frozen: z.boolean() }));

/** Money was set aside for another domain, or let go again. The owner's open pages hear of it. */
export const holdChanged = event(
  'wallet.hold_changed',
  z.object({ id: uuid, state: z.enum(['placed', 'released']) }),
);
