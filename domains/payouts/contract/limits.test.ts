import { expect, it } from 'vitest';

import * as limits from './limits.ts';

/* What merchants and the documents count on: a change of one of them is made here as well. */
it('the limits of payouts and of their schedules are these', () => {
  expect({ ...limits }).toEqual({
    ALONE_UNITS: 10_000n,
    ANSWER_WITHIN_S: 604_800,
    COOLING_S: 86_400,
    LEAST_MINOR: 1n,
    RETRY_S: 3600,
    SCHEDULE_HOUR: 6,
    WAITING_MAX: 20,
  });
});
