import type { MovableClock } from '@egcr/server-kit/clock';
import { freePort } from '@egcr/server-kit/embedded-postgres';
import { type Logger, silentLog } from '@egcr/server-kit/log';
import { invariant } from '@egcr/server-kit/refusal';
import type { KitSettings, Services } from '@egcr/server-kit/services';
import { testDatabase, type TestDatabase } from '@egcr/server-kit/testing/database';

import { openServices, prepareDatabase } from '../src/compose.ts';
import { readConfig } from '../src/config.ts';
import { composeDomains } from '../src/domains.ts';
import { type ProductKeys, unkeptKeys } from '../src/keys.ts';
import { startRoles } from '../src/run-server.ts';

export interface TestProduct {
  readonly url: string;
  readonly databaseUrl: string;
  /** The same database as its owner, for tests that write behind the product's back. */
  readonly owner: TestDatabase['owner'];
  readonly keys: ProductKeys;
  readonly services: Services;
  readonly clock: MovableClock;
  close(): Promise<void>;
}

export interface ProductOptions {
  /** Settings as the environment would give them, over those of test mode. */
  readonly settings?: Readonly<Record<string, string>>;
  /** What only a production installation may be set to: proxies and other origins. */
  readonly kit?: Partial<Pick<KitSettings, 'trustedProxies' | 'allowedOrigins'>>;
  /** A second server on the same database: it shares the first one's keys. */
  readonly beside?: TestProduct;
  /** For tests that read it; without one it is silent. */
  readonly log?: Logger;
}

/** The whole server in this process, in test mode, on a free loopback port and a database of its own. */
export async function startProduct({
  settings = {},
  kit,
  beside,
  log = silentLog,
}: ProductOptions = {}): Promise<TestProduct> {
  const database = beside === undefined ? await testDatabase() : undefined;
  const databaseUrl = database?.url ?? beside?.databaseUrl ?? '';
  const owner = database?.owner ?? beside?.owner;
  invariant(owner !== undefined, 'a product has a database of its own, or that of the one beside it');
  const keys = beside?.keys ?? unkeptKeys();
  const port = await freePort();
  const read = readConfig({
    PORT: String(port),
    DATABASE_URL: databaseUrl,
    TEST_MODE: '1',
    // Servers of one installation are known to the world by one address.
    PUBLIC_URL: beside?.services.settings.publicUrl,
    ...settings,
  });
  const config = { ...read, kit: { ...read.kit, ...kit } };
  const services = openServices({ config, databaseUrl, dataKeys: keys.data, log });
  const domains = composeDomains(config, keys);
  await prepareDatabase(services, domains);
  const begin = {
    kind: 'begin',
    databaseUrl,
    port,
    roles: config.roles,
    sharesPort: false,
    metricsPort: config.metricsPort,
  } as const;
  const server = await startRoles(config, begin, { services, domains });
  return {
    url: `http://127.0.0.1:${port}`,
    databaseUrl,
    owner,
    keys,
    services,
    get clock() {
      invariant(services.movableClock !== undefined, 'only test mode has a clock to move');
      return services.movableClock;
    },
    close: async () => {
      await server.stop();
      await services.pool.end();
      await database?.close();
    },
  };
}
