import type { ServerDomain } from '@egcr/server-kit/domain';

import { beginJvd } from './jvd/publish-jvd.ts';
import type { RatesParts } from './parts.ts';
import { publishSamples } from './tables/sample-rates.ts';

/** `POST /dev/rates` puts fresh sample rates in, for checks that move the clock: in test mode only. */
export function registerDevRates(
  [app, { settings, unit }]: Parameters<NonNullable<ServerDomain['routes']>>,
  parts: RatesParts,
): void {
  if (!settings.isTestMode) return;
  app.post('/dev/rates', async (_request, reply) => {
    await unit(
      async (work) => {
        await publishSamples(work, 0);
        await beginJvd(work, parts.market);
      },
      { actor: { kind: 'system', reason: 'dev' } },
    );
    return reply.code(204).send();
  });
}
