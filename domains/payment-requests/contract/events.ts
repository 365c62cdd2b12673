import { event } from '@egcr/contract/event';
import { uuid } from '@egcr/contract/ids';
import * as z from 'zod/mini';

/** A request for money came to another state. */
export const requestChanged = event('wallet.request_changed', z.object({ id: uuid, state: z.string() }));
