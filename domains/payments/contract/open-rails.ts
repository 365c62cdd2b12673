import { endpoint } from '@egcr/contract/endpoint';
import { named } from '@egcr/contract/schema-names';
import { instant } from '@egcr/contract/time';
import * as z from 'zod/mini';

import { pauseReasons, railNames } from './rails.ts';

// The call of the public page stands apart, so that the page loads nothing of payments.

const pause = z.object({
  from: instant,
  /** Null while it lasts. */
  until: z.nullable(instant),
  reason: z.enum(pauseReasons),
});

const openDay = z.object({
  /** In UTC. */
  day: z.string(),
  /** From 0 to 1, each merchant counted alike; null where nothing went over it that says anything of the rail. */
  success_rate: z.nullable(z.number()),
  /** On average; null where nobody measured it. */
  took_ms: z.nullable(z.number()),
});

/** How a rail has done, as everyone may know it: rates and times, never how much went over it. */
export const openRail = named(
  'OpenRail',
  z.object({
    rail: z.enum(railNames),
    /** Nobody's rail: no money goes over it. */
    is_simulation: z.boolean(),
    is_paused: z.boolean(),
    success_rate: z.nullable(z.number()),
    took_ms: z.nullable(z.number()),
    /** Days of which something can be said, the oldest first. */
    days: z.array(openDay),
    /** The newest first. */
    pauses: z.array(pause),
  }),
);
export type OpenRail = z.infer<typeof openRail>;

export const openRailsCall = endpoint({
  name: 'payments.read_open_rails',
  summary: 'How each rail has done in the last 90 days, and when it was paused, for everyone.',
  access: 'public',
  pin: 'none',
  method: 'GET',
  path: '/api/v1/rails',
  reply: z.object({
    items: z.array(openRail),
    /** Today in UTC, the last of the ninety days. */
    today: z.string(),
    /** Sample payments of a demonstration are counted. */
    has_samples: z.boolean(),
  }),
  refusals: [],
  rate: 'public',
});
