import { event } from '@egcr/contract/event';
import { uuid } from '@egcr/contract/ids';
import * as z from 'zod/mini';

/** A standing order was made, changed, paid or stopped. */
export const orderChanged = event('wallet.order_changed', z.object({ id: uuid, state: z.string() }));
