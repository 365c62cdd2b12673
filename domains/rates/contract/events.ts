import { event } from '@egcr/contract/event';
import * as z from 'zod/mini';

/** New rates are in force. `count` is how many points were new. */
export const ratesPublished = event('rates.published', z.object({ source: z.string(), count: z.number() }));
