import * as z from 'zod/mini';

import { activityItem, movementKinds, party } from './shapes.ts';

/**
 * Topic `wallet.transfer_posted`: money has moved. Both parties' open pages hear of it. `from` is null where the money came from
 * the sandbox.
 */
export const transferPosted = z.object({
  id: activityItem.shape.id,
  kind: z.enum(movementKinds),
  reference: activityItem.shape.reference,
  amount: activityItem.shape.amount,
  from: z.nullable(party),
  to: party,
  note: activityItem.shape.note,
  created_at: activityItem.shape.created_at,
});
export type TransferPosted = z.infer<typeof transferPosted>;

export const TRANSFER_POSTED = 'wallet.transfer_posted';
