import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { testDatabase } from '@egcr/server-kit/testing/database';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { eventually, isAlive } from '../testing/processes.ts';
import { StartedProduct, type StartOptions } from '../testing/started-product.ts';

/** A stop takes under ten seconds on a quiet machine. Only one that hangs takes this long on a busy one. */
const STOP_MS = 60_000;

/** Holds a data directory that was used and closed: most tests begin with a copy, in place of a first start each. */
let before: string;
let place: string;
let dataDirectory: string;
const started: StartedProduct[] = [];

beforeAll(async () => {
  before = openPlace();
  await (await (await StartedProduct.start({ dataDirectory: join(before, 'data') })).ready()).stop();
});
afterAll(() => {
  rmSync(before, { recursive: true, force: true });
});
beforeEach(() => {
  place = openPlace();
  dataDirectory = join(place, 'data');
});
afterEach(async () => {
  for (const product of started.splice(0)) {
    product.child.kill('SIGTERM');
    await product.ended;
  }
  rmSync(place, { recursive: true, force: true });
});

/** A folder of this test that the account of the database may pass through. */
function openPlace(): string {
  const made = mkdtempSync(join(tmpdir(), 'egcr-start-'));
  chmodSync(made, 0o755);
  return made;
}

/** A product on a data directory that was used before, once it answers. */
async function running(options: Partial<StartOptions> = {}): Promise<StartedProduct> {
  copyUsed(dataDirectory);
  return (await start(options)).ready();
}

/** The database's files belong to another account, and stay so. */
function copyUsed(directory: string): void {
  execFileSync('cp', ['-a', join(before, 'data'), directory]);
}

async function start(options: Partial<StartOptions> = {}): Promise<StartedProduct> {
  const product = await StartedProduct.start({ dataDirectory, ...options });
  started.push(product);
  return product;
}

async function isReady(product: StartedProduct): Promise<boolean> {
  return (await fetch(`${product.url}/health/ready`)).ok;
}

describe('beside a product that runs', () => {
  let own: string;
  let product: StartedProduct;
  beforeAll(async () => {
    own = openPlace();
    copyUsed(join(own, 'data'));
    product = await (await StartedProduct.start({ dataDirectory: join(own, 'data') })).ready();
  });
  afterAll(async () => {
    await product.stop();
    rmSync(own, { recursive: true, force: true });
  });

  test('a data directory in use is refused with the process that has it', async () => {
    const second = await start({ dataDirectory: join(own, 'data') });
    expect(await second.ended).toBe(1);
    expect(second.said).toContain(`is in use by process ${product.child.pid ?? 0}`);
    expect(await isReady(product)).toBe(true);
  });

  test('a taken port is named, with a way out', async () => {
    const port = new URL(product.url).port;
    const second = await start({ dataDirectory: join(place, 'other'), settings: { PORT: port } });
    expect(await second.ended).toBe(1);
    expect(second.said).toContain(`PORT=${Number(port) + 1} npm start`);
  });

  test('a server process killed by force is started again', async () => {
    const [server = 0] = product.servers();
    process.kill(server, 'SIGKILL');
    const isBack = async () => !product.servers().includes(server) && (await isReady(product));
    await eventually(isBack, () => product.said);
  });

  test('the database killed by force comes back at the same address, and the server with it', async () => {
    const database = product.database();
    process.kill(database, 'SIGKILL');
    const isBack = async () => product.database() !== database && (await isReady(product));
    await eventually(isBack, () => product.said);
  });

  test('both killed at once come back', async () => {
    const killed = [product.database(), ...product.servers()];
    for (const pid of killed) process.kill(pid, 'SIGKILL');
    const areNew = () => ![product.database(), ...product.servers()].some((pid) => killed.includes(pid));
    const isBack = async () => areNew() && (await isReady(product));
    await eventually(isBack, () => product.said);
  });

  test('after all of that it still ends cleanly', async () => {
    const since = performance.now();
    await product.stop();
    expect(performance.now() - since).toBeLessThan(STOP_MS);
  });
});

describe('what is killed leaves nothing behind', () => {
  test('when the supervisor is killed everything ends, and the next start recovers without help', async () => {
    const product = await running();
    const others = [product.database(), ...product.servers()];
    product.child.kill('SIGKILL');
    await eventually(() => !others.some(isAlive));
    const next = await (await start()).ready();
    expect(await isReady(next)).toBe(true);
  });

  test('killing every process at once leaves nothing that the next start cannot clear away', async () => {
    const product = await running();
    const all = [product.child.pid ?? 0, product.database(), ...product.servers()];
    for (const pid of all) process.kill(pid, 'SIGKILL');
    const next = await (await start()).ready();
    expect(all.filter(isAlive)).toEqual([]);
    expect(await isReady(next)).toBe(true);
  });
});

describe('the end', () => {
  test.each(['SIGINT', 'SIGTERM'] as const)(
    '%s ends every process cleanly within ten seconds',
    async (signal) => {
      const product = await running();
      const others = [product.database(), ...product.servers()];
      const since = performance.now();
      product.child.kill(signal);
      expect(await product.ended).toBe(0);
      expect(performance.now() - since).toBeLessThan(STOP_MS);
      expect(others.filter(isAlive)).toEqual([]);
    },
  );

  test('it ends when npm, who started it, is killed and cannot tell', async () => {
    const product = await running({ isUnderNpm: true });
    const supervisor = Number(readFileSync(join(dataDirectory, 'lock.pid'), 'utf8'));
    expect(supervisor).not.toBe(product.child.pid);
    product.child.kill('SIGKILL');
    expect(await eventually(() => !isAlive(supervisor))).toBeLessThan(STOP_MS);
  });

  test('a stop during the start ends it too', async () => {
    const product = await start();
    await eventually(() => product.database() > 0);
    product.child.kill('SIGINT');
    await product.ended;
    expect(product.said).not.toContain('is ready');
  });
});

describe('what cannot be started says why and ends', () => {
  test('wrong settings are all named in one message', async () => {
    const product = await start({ settings: { PORT: 'eighty', ROLES: 'cook' } });
    expect(await product.ended).toBe(1);
    expect(product.said).toMatch(/These settings cannot be used:\n\s+PORT .*\n\s+ROLES .*/);
  });

  test('production refuses to be in test mode', async () => {
    const product = await start({
      settings: { NODE_ENV: 'production', PUBLIC_URL: 'https://pay.example.org' },
    });
    expect(await product.ended).toBe(1);
    expect(product.said).toContain('TEST_MODE');
  });

  test('a database that may forget payments is refused', async () => {
    const forgetful = await testDatabase();
    await forgetful.owner.query(
      `alter database ${new URL(forgetful.url).pathname.slice(1)} set synchronous_commit = off`,
    );
    const product = await start({ settings: { DATABASE_URL: forgetful.url, TEST_MODE: 'off' } });
    expect(await product.ended).toBe(1);
    expect(product.said).toMatch(/may lose committed payments: .*synchronous_commit/);
    await forgetful.close();
  });

  test('keys that are missing beside a database in use are not made anew', async () => {
    await (await running()).stop();
    rmSync(join(dataDirectory, 'keys', 'keys.json'));
    const product = await start();
    expect(await product.ended).toBe(1);
    expect(product.said).toContain('New keys would end every session');
  });
});

describe.runIf(process.getuid?.() === 0)('under root and for ordinary users', () => {
  test('an ordinary user starts it without any help', async () => {
    const [uid, gid] = [65_534, 65_534];
    mkdirSync(dataDirectory);
    chmodSync(dataDirectory, 0o777);
    const product = await (await start({ uid, gid })).ready();
    expect(isAlive(product.database())).toBe(true);
  });

  test('root with a data directory that was closed keeps the cluster in it, and what is secret closed', async () => {
    mkdirSync(dataDirectory, { mode: 0o700 });
    await (await start()).ready();
    const modeOf = (name: string) => statSync(join(dataDirectory, name)).mode & 0o777;
    expect(['.', 'keys', 'postgres'].map(modeOf)).toEqual([0o711, 0o700, 0o700]);
  });

  test('root with a data directory that nobody else may enter keeps the cluster where the database can live', async () => {
    chmodSync(place, 0o700);
    await (await (await start()).ready()).stop();
    const next = await (await start()).ready();
    const cluster = readFileSync(join(dataDirectory, 'postgres.place'), 'utf8').trim();
    expect(cluster).toMatch(/^\/var\/lib\/egcr\/[0-9a-f]+\/postgres$/);
    await next.stop();
    rmSync(dirname(cluster), { recursive: true });
  });
});
