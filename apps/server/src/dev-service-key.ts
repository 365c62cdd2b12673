import type { Services } from '@egcr/server-kit/services';

import type { DevApp } from './dev-points.ts';
import type { Doors } from './domains.ts';

/** GET /dev/service-key → `{key}`: a bearer for the identity admin API. Test mode only. */
export function registerDevServiceKey(app: DevApp, services: Services, identity: Doors['identity']): void {
  app.get('/dev/service-key', async () => ({ key: await identity.makeServiceKey(services.clock.now()) }));
}
