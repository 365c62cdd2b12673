import { setTimeout as wait } from 'node:timers/promises';

import { checkDurability } from '@egcr/server-kit/durability';
import { readHealth } from '@egcr/server-kit/health-signs';
import { bindInstallation } from '@egcr/server-kit/installation';
import { openLog } from '@egcr/server-kit/log';
import { createMetrics, type Metrics, serveMetrics } from '@egcr/server-kit/metrics';
import type { Services } from '@egcr/server-kit/services';
import { followTestClock } from '@egcr/server-kit/test-clock';

import { composeApp, openServices, prepareDatabase, type ServerParts, startWorkers } from './compose.ts';
import type { Config } from './config.ts';
import { refuseExcess } from './database-role.ts';
import { composeDomains, type Domains } from './domains.ts';
import { installationKeys } from './installation-keys.ts';
import { checkBound } from './key-files.ts';
import type { ProductKeys } from './keys.ts';
import type { Begin } from './process-messages.ts';
import { builtWebRoot } from './web-build.ts';

/** Requests that still run this long after the stop are cut. */
const DRAIN_MS = 5_000;

export interface Stoppable {
  stop(): Promise<void>;
}

/** Runs one server process until it is stopped: the steps of architecture.md's process model, in order. */
export async function runServer(config: Config, begin: Begin): Promise<Stoppable> {
  const { databaseUrl, roles } = begin;
  const log = openLog({ role: roles.join('+'), level: config.logLevel });
  const { dataDirectory } = config;
  const keys = await installationKeys({ dataDirectory, databaseUrl });
  const services = openServices({ config, databaseUrl, dataKeys: keys.data, log });
  try {
    // Databases for tests may forget.
    if (!config.kit.isTestMode) await checkDurability(services.pool);
    // In each process, the person who started it: this is the connection that answers strangers.
    await refuseExcess(services.pool);
    const domains = await openDomains(config, keys, services);
    const server = await startRoles(config, begin, { services, domains });
    return {
      stop: async () => {
        await server.stop();
        await services.pool.end();
      },
    };
  } catch (error) {
    await services.pool.end();
    throw error;
  }
}

/** Starts what the roles ask for, on a prepared database. The stop ends requests first, then jobs. */
export async function startRoles(
  config: Config,
  begin: Begin,
  { services, domains }: Pick<ServerParts, 'services' | 'domains'>,
): Promise<Stoppable> {
  const running: Stoppable[] = [];
  const stop = async () => {
    for (const part of running.splice(0).toReversed()) await part.stop();
  };
  const parts = { services, domains, metrics: createMetrics(services.pool) };
  parts.metrics.watchHealth(() => readHealth(services, domains.list));
  const { movableClock: clock } = services;
  try {
    if (clock !== undefined) running.push(await followTestClock({ ...services, clock }));
    if (begin.metricsPort !== undefined) running.push(await startMetrics(parts.metrics, begin.metricsPort));
    if (begin.roles.includes('worker')) running.push(await startWorkers(parts, config));
    if (begin.roles.includes('web')) running.push(await listen(config, begin, parts));
    return { stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function openDomains(config: Config, keys: ProductKeys, services: Services): Promise<Domains> {
  const { dataDirectory } = config;
  const domains = composeDomains(config, keys);
  await prepareDatabase(services, domains);
  const now = services.clock.now();
  const bound = await bindInstallation(services.db, { id: keys.installation, now });
  checkBound({ dataDirectory, installation: keys.installation, bound });
  return domains;
}

async function startMetrics(metrics: Metrics, port: number): Promise<Stoppable> {
  const server = await serveMetrics(metrics, port);
  return { stop: () => server.close() };
}

async function listen(config: Config, { port, sharesPort }: Begin, parts: ServerParts): Promise<Stoppable> {
  const app = await composeApp(parts, { webRoot: builtWebRoot(), metas: config.pageMetas });
  // Fastify hands it on to Node; its own list of options does not know it yet.
  const sharing = sharesPort ? { reusePort: true } : {};
  await app.listen({ host: config.host, port, ...sharing });
  parts.services.log.info({ port }, 'listening');
  return {
    stop: async () => {
      const drained = app.close();
      await Promise.race([drained, wait(DRAIN_MS, undefined, { ref: false })]);
      app.server.closeAllConnections();
      await drained;
    },
  };
}
