import { mkdirSync } from 'node:fs';
import { join } from 'node:path';

import { type Clock, MovableClock, systemClock } from '@egcr/server-kit/clock';
import { openDatabase, openPool } from '@egcr/server-kit/database';
import type { DataKeys } from '@egcr/server-kit/data-keys';
import { createDelivery } from '@egcr/server-kit/delivery';
import { registerDevOutbox } from '@egcr/server-kit/dev-outbox';
import { createFieldCipher } from '@egcr/server-kit/field-encryption';
import { openFileStore } from '@egcr/server-kit/files';
import { buildApp } from '@egcr/server-kit/http/app';
import { prepareJobs, startJobs } from '@egcr/server-kit/jobs';
import { registerLive } from '@egcr/server-kit/live';
import type { Logger } from '@egcr/server-kit/log';
import type { Metrics } from '@egcr/server-kit/metrics';
import { registerOpenApi } from '@egcr/server-kit/openapi';
import { registerReference } from '@egcr/server-kit/reference';
import { sealLeftovers } from '@egcr/server-kit/seal-readable';
import { seedDomains } from '@egcr/server-kit/seed';
import type { Services } from '@egcr/server-kit/services';
import { createThrottle } from '@egcr/server-kit/throttle';
import { createUnitOfWork } from '@egcr/server-kit/unit-of-work';
import { matchAddress } from '@egcr/site/contract';

import type { Config } from './config.ts';
import { makeDemo } from './demo.ts';
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
  await prepareJobs(services.pool, list);
  await sealLeftovers(services, list);
  await seedDomains(services, list);
  await makeDemo(services, doors);
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
    isKnownAddress: (path) => matchAddress(path) !== undefined,
    watch: (app) => metrics.watchHttp(app),
    register: (app) => {
      const { endsSession, behindPin } = domains;
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
  const filesDirectory = join(config.dataDirectory, 'files');
  // People's documents: the data directory may be passed through, this one is for the server alone.
  mkdirSync(filesDirectory, { recursive: true, mode: 0o700 });
  const files = openFileStore(filesDirectory);
  const { onJob } = metrics;
  const jobs = await startJobs({ services, domains: domains.list, delivery, files, onJob });
  return {
    stop: async () => {
      await jobs.stop();
      delivery.close();
    },
  };
}
