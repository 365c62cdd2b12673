import type { buildApp } from '@egcr/server-kit/http/app';
import type { Services } from '@egcr/server-kit/services';

import { registerDevClock } from './dev-clock.ts';
import { registerDevFunds } from './dev-funds.ts';
import { registerDevPeople } from './dev-people.ts';
import { registerDevServiceKey } from './dev-service-key.ts';
import type { Doors } from './domains.ts';

export type DevApp = Awaited<ReturnType<typeof buildApp>>;

/** The doors for tests, `TEST_MODE=1` only: docs/test-contract.md. */
export function registerDevPoints(app: DevApp, services: Services, doors: Doors): void {
  const { movableClock } = services;
  if (!services.settings.isTestMode || movableClock === undefined) return;
  registerDevClock(app, services, movableClock);
  registerDevPeople(app, services, doors);
  registerDevServiceKey(app, services, doors.identity);
  registerDevFunds(app, services, doors);
}
