import { event } from '@egcr/contract/event';
import { uuid } from '@egcr/contract/ids';
import * as z from 'zod/mini';

/** A hold ended because its time was over. */
export const holdExpired = event(
  'ledger.hold_expired',
  z.object({ hold_id: uuid, account_id: uuid, reason: z.string() }),
);
