import { readInput } from '@egcr/contract/issues';
import { toInstant } from '@egcr/contract/time';
import type { MovableClock } from '@egcr/server-kit/clock';
import { advanceQueue } from '@egcr/server-kit/jobs';
import { validationRefusal } from '@egcr/server-kit/refusal';
import type { Services } from '@egcr/server-kit/services';
import { advanceTestClock } from '@egcr/server-kit/test-clock';
import * as z from 'zod/mini';

import type { DevApp } from './dev-points.ts';

const YEAR_S = 366 * 24 * 3600;

const advance = z.strictObject({
  advance_seconds: z.number().check(z.int(), z.gte(-YEAR_S), z.lte(10 * YEAR_S)),
});

/** `POST /dev/clock` moves the clock of every process, and what waits in the queue with it; `GET /dev/clock` reads it. */
export function registerDevClock(app: DevApp, services: Services, clock: MovableClock): void {
  const read = () => ({ now: toInstant(clock.now()) });
  app.get('/dev/clock', async () => read());
  app.post('/dev/clock', async (request) => {
    const input = readInput(advance, request.body);
    if ('errors' in input) throw validationRefusal(input.errors);
    const seconds = input.value.advance_seconds;
    await advanceTestClock({ ...services, clock }, seconds);
    await advanceQueue(services.pool, seconds);
    return read();
  });
}
