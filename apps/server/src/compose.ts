import { screenAt } from '@egcr/contract/product-screens';
import { type Clock, MovableClock, systemClock } from '@egcr/server-kit/clock';
import { openDatabase, openPool } from '@egcr/server-kit/database';
import type { DataKeys } from '@egcr/server-kit/data-keys';
import { createDelivery } from '@egcr/server-kit/delivery';
import { registerDevOutbox } from '@egcr/server-kit/dev-outbox';
import { createFieldCipher } from '@egcr/server-kit/field-encryption';
import { buildApp } from '@egcr/server-kit/http/app';
import { prepareJobs, startJobs } from '@egcr/server-kit/jobs';
import { registerLive } from '@egcr/server-kit/live';
import type { Logger } from '@egcr/server-kit/log';
import type { Metrics } from '@egcr/server-kit/metrics';
import { registerOpenApi } from '@egcr/server-kit/openapi';
import { registerReference } from '@egcr/server-kit/reference';
import { seedDomains } from '@egcr/server-kit/seed';
import type { Services } from '@egcr/server-kit/services';
import { createThrottle } from '@egcr/server-kit/throttle';
import { createUnitOfWork } from '@egcr/server-kit/unit-of-work';

import type { Config } from './config.ts';
import { prepareDemo } from './demo.ts';
import { registerDevPoints } from './dev-points.ts';
import type { Domains } from './domains.ts';
import { checkPurpose } from './purpose.ts';
import { version } from './version.ts';

/** Opens what a process shares between its requests and jobs. The pool connects when it is first used. */
export function openServices(options: {
  readonly config: Config;
  readonly databaseUrl: string;
  readonly dataKeys: DataKeys;
  readonly log: Logger;
}): Services {
  const { config, databaseUrl, log } = options;
  const pool = openPool({
    url: databaseUrl,
    applicationName: 'egcr',
    connectionsMax: config.databaseConnections,
  });
  const db = openDatabase(pool);
  const movableClock = config.kit.isTestMode ? new MovableClock() : undefined;
  const clock: Clock = movableClock ?? systemClock;
  const cipher = createFieldCipher(options.dataKeys);
  const unit = createUnitOfWork({ db, clock, log, cipher });
  return { settings: config.kit, pool, db, clock, log, cipher, unit, ...(movableClock && { movableClock }) };
}

/**
/**
 * Fills a migrated database (open-database.ts) with what it needs: listeners, reference data, demo people. Any number of servers may do
 * it at once. Fails where the database was used for another purpose.
 */
export async function prepareDatabase(services: Services, { list, doors }: Domains): Promise<void> {
  await checkPurpose(services, doors);
  const seeded = async () => {
    await prepareJobs(services.pool, list);
    await seedDomains(services, list);
  };
  const [makeDemo] = await Promise.all([prepareDemo(services, list), seeded()]);
  await makeDemo();
}

export interface ServerParts {
  readonly services: Services;
  readonly domains: Domains;
  readonly metrics: Metrics;
}

/** The HTTP server of a process, with everything on it, not yet listening. */
export async function composeApp(
  { services, domains, metrics }: ServerParts,
  pages: { readonly webRoot: string | undefined; readonly metas: Readonly<Record<string, string>> },
): ReturnType<typeof buildApp> {
  const gatekeeper = domains.gatekeeper(services);
  const throttle = createThrottle(services);
  const document = {
    domains: domains.list,
    publicUrl: services.settings.publicUrl,
    version,
  };
  return buildApp({
    services,
    gatekeeper,
    throttle,
    domains: domains.list,
    ...(pages.webRoot !== undefined && { webRoot: pages.webRoot }),
    pageMetas: pages.metas,
    isKnownAddress: (path) => screenAt(path) !== undefined,
    watch: (app) => metrics.watchHttp(app),
    register: (app) => {
      const endsSession = domains.list.flatMap((each) => each.endsSession?.map(({ topic }) => topic) ?? []);
      const behindPin = domains.list.flatMap((each) => each.behindPin ?? []);
      registerLive(app, { services, gatekeeper, throttle, endsSession, behindPin });
      registerOpenApi(app, document);
      registerReference(app, document);
      registerDevOutbox(app, services);
      registerDevPoints(app, services, domains.doors);
    },
  });
}

/** Jobs, listeners, schedules and outgoing messages. */
export async function startWorkers(
  { services, domains, metrics }: ServerParts,
  config: Config,
): Promise<{ stop(): Promise<void> }> {
  const delivery = createDelivery(config.delivery, services);
  const { onJob } = metrics;
  const jobs = await startJobs({
    services,
    domains: domains.list,
    delivery,
    onJob,
    lease_s: config.jobLeaseSeconds,
  });
  return {
    stop: async () => {
      await jobs.stop();
      delivery.close();
    },
  };
}
