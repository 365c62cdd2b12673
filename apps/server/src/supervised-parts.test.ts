import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { freePort } from '@egcr/server-kit/embedded-postgres';
import { testDatabase, type TestDatabase } from '@egcr/server-kit/testing/database';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import { childrenOf, eventually } from '../testing/processes.ts';
import { readConfig } from './config.ts';
import { lockData } from './data-lock.ts';
import type { Begin } from './process-messages.ts';
import { beginOf, checkPort, endWith, furtherServers, Product, startProduct } from './supervisor.ts';

let place: string;
let database: TestDatabase;
beforeAll(async () => {
  place = mkdtempSync(join(tmpdir(), 'egcr-parts-'));
  database = await testDatabase();
});
afterAll(async () => {
  await database.close();
  rmSync(place, { recursive: true, force: true });
});

describe('what a server process is told', () => {
  const given = { databaseUrl: 'postgresql://egcr_app@127.0.0.1/egcr', port: 3000 };
  const one = { roles: ['web', 'worker'], webProcesses: 1, metricsPort: undefined } as const;

  it('is all the work for the first, and requests alone for further ones on the same port', () => {
    expect(beginOf(one, given, 0)).toEqual({
      kind: 'begin',
      ...given,
      roles: ['web', 'worker'],
      sharesPort: false,
      metricsPort: undefined,
    });
    const three = { ...one, webProcesses: 3, metricsPort: 9100 };
    expect([0, 1, 2].map((at) => beginOf(three, given, at))).toMatchObject([
      { roles: ['web', 'worker'], sharesPort: true, metricsPort: 9100 },
      { roles: ['web'], sharesPort: true, metricsPort: 9101 },
      { roles: ['web'], sharesPort: true, metricsPort: 9102 },
    ]);
    expect(beginOf({ ...one, webProcesses: 2 }, given, 1)).toMatchObject({
      sharesPort: true,
      metricsPort: undefined,
    });
  });

  it('is told to as many as are asked for, and to one where none answers requests', () => {
    const count = (roles: readonly ('web' | 'worker')[], webProcesses: number) =>
      furtherServers({ roles, webProcesses });
    expect([count(['web'], 1), count(['web', 'worker'], 3), count(['worker'], 3)]).toEqual([0, 2, 0]);
  });
});

describe('the port', () => {
  it('is refused where another program has it, with a way out', async () => {
    const port = await freePort();
    const host = '127.0.0.1';
    await checkPort({ port, host });
    const other = createServer();
    await new Promise<void>((listening) => other.listen(port, host, listening));
    await expect(checkPort({ port, host })).rejects.toThrow(
      `Port ${port} on ${host} is taken or not allowed. End the other program, or choose: PORT=${port + 1} npm start`,
    );
    other.close();
    await checkPort({ port: 0, host: 'no host at all' });
  });
});

describe('the end', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
    vi.unstubAllEnvs();
  });

  /** How often it was told to stop by each signal, and then by its parent's disappearance. */
  function told(startedBy: string | undefined): { signals: string[]; byParent: number[] } {
    vi.stubEnv('npm_lifecycle_event', startedBy);
    const signals: string[] = [];
    let stops = 0;
    vi.spyOn(process, 'on').mockImplementation((signal, listener: () => void) => {
      signals.push(String(signal));
      listener();
      return process;
    });
    const parent = vi.spyOn(process, 'ppid', 'get').mockReturnValue(7);
    endWith(() => (stops += 1));
    expect(stops).toBe(3);
    const byParent = [7, 7, 1].map((pid) => {
      parent.mockReturnValue(pid);
      const before = stops;
      vi.advanceTimersByTime(250);
      return stops - before;
    });
    return { signals, byParent };
  }

  it('comes with each signal to end, and within a quarter of a second after npm is gone', () => {
    const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
    expect(told('start')).toEqual({ signals, byParent: [0, 0, 1] });
    // Started by hand, it outlives the terminal's shell.
    expect(told(undefined)).toEqual({ signals, byParent: [0, 0, 0] });
  });
});

describe('a product with server processes of a few lines', () => {
  const READY = "process.send({ kind: 'ready' });";
  let said: string;
  let errors: string;
  let at = 0;
  let told: string;
  let program: string;
  let dataDirectory: string;
  const exits: string[] = [];
  const exit = () => void exits.push('ended');
  let product: Product;

  beforeEach(() => {
    at += 1;
    [said, errors] = ['', ''];
    exits.length = 0;
    dataDirectory = join(place, `data ${at}`);
    told = join(place, `told ${at}`);
    program = join(place, `program ${at}.mjs`);
    writeFileSync(told, '');
    vi.spyOn(process.stdout, 'write').mockImplementation((text) => Boolean((said += String(text))));
    vi.spyOn(process.stderr, 'write').mockImplementation((text) => Boolean((errors += String(text))));
  });
  afterEach(async () => {
    await product.stop();
    vi.restoreAllMocks();
    vi.unstubAllEnvs();
  });

  function withServers(code: string, builder = ''): Product {
    writeFileSync(
      program,
      `import { appendFileSync } from 'node:fs';
      process.once('disconnect', () => process.exit());
      process.once('message', (begin) => {
        appendFileSync(${JSON.stringify(told)}, JSON.stringify(begin) + '\\n');
        ${code}
      });`,
    );
    const built = join(place, `builder ${at}.mjs`);
    writeFileSync(built, builder);
    return (product = new Product({ buildsWeb: builder !== '', builder: built, program, exit }));
  }

  const settings = async (more: Readonly<Record<string, string>> = {}) =>
    readConfig({
      DATA_DIR: dataDirectory,
      PORT: String(await freePort()),
      DATABASE_URL: database.url,
      DATABASE_OWNER_URL: database.ownerUrl,
      LOG_LEVEL: 'silent',
      ...more,
    });
  const begun = (): Begin[] =>
    readFileSync(told, 'utf8')
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line));
  const living = () => childrenOf(process.pid).filter(({ command }) => command.includes(`program ${at}.mjs`));

  it('starts as many as are asked for, greets when all are ready, and ends all of them', async () => {
    withServers(READY);
    const config = await settings({ WEB_PROCESSES: '3', METRICS_PORT: '9100' });
    await product.start(config);
    expect(begun().map(({ metricsPort }) => metricsPort)[0]).toBe(9100);
    expect(begun().toSorted((a, b) => Number(a.metricsPort) - Number(b.metricsPort))).toMatchObject([
      { roles: ['web', 'worker', 'mail'], port: config.port, databaseUrl: database.url, sharesPort: true },
      { roles: ['web'], metricsPort: 9101 },
      { roles: ['web'], metricsPort: 9102 },
    ]);
    expect(said).toContain('EGCR is ready.');
    expect([living().length, product.isStopping]).toEqual([3, false]);
    expect(() => lockData(dataDirectory)).toThrow('is in use by process');
    await product.stop();
    expect([living(), exits, product.isStopping]).toEqual([[], ['ended'], true]);
    lockData(dataDirectory).release();
    await product.stop();
    expect(exits).toHaveLength(1);
  });

  it('has one where none answers requests, and then no port is needed and no web app built', async () => {
    withServers(READY, "process.send('building'); process.exit(1);");
    const taken = createServer();
    const config = await settings({ ROLES: 'worker', WEB_PROCESSES: '3' });
    await new Promise<void>((listening) => taken.listen(config.port, '127.0.0.1', listening));
    await product.start(config);
    taken.close();
    expect(begun()).toMatchObject([{ roles: ['worker'], port: config.port }]);
    expect(said).not.toContain('Building the web app');
  });

  it('takes a free port where any may be taken', async () => {
    withServers(READY);
    await product.start(await settings({ PORT: '0' }));
    const [{ port } = { port: 0 }] = begun();
    expect(port).toBeGreaterThan(1023);
    expect(said).toContain(String(port));
  });

  it('does not begin on a taken port, without its web app, or where the first server cannot begin', async () => {
    const taken = createServer();
    withServers(READY);
    const config = await settings();
    await new Promise<void>((listening) => taken.listen(config.port, '127.0.0.1', listening));
    await expect(product.start(config)).rejects.toThrow(`PORT=${config.port + 1} npm start`);
    await product.stop();
    taken.close();
    withServers(READY, "process.send('building', () => { console.error('no module'); process.exit(1); });");
    await expect(product.start(config)).rejects.toThrow('The web app could not be built:\nno module');
    expect(said).toContain('Building the web app…');
    await product.stop();
    withServers("process.send({ kind: 'failed', message: 'Another database.' }); process.disconnect();");
    await expect(product.start(await settings({ WEB_PROCESSES: '2' }))).rejects.toThrow('Another database.');
    expect(begun()).toHaveLength(1);
    expect(said).not.toContain('is ready');
  });

  it('that is stopped while its first server begins starts no other, and does not greet', async () => {
    withServers(`process.once('SIGTERM', () => { ${READY} setTimeout(() => process.exit(), 50); });`);
    const starting = product.start(await settings({ WEB_PROCESSES: '2' }));
    await eventually(() => begun().length === 1);
    await Promise.all([product.stop(), starting]);
    expect([begun().length, living(), said]).toEqual([1, [], '']);
  });

  it('that is stopped while its database is opened starts no server', async () => {
    withServers(READY);
    const starting = product.start(await settings());
    await eventually(() => existsSync(join(dataDirectory, 'lock.pid')));
    await Promise.all([product.stop(), starting]);
    expect([begun(), said]).toEqual([[], '']);
  });

  it('says why it cannot start, and ends as a failure', async () => {
    product = withServers(READY);
    vi.spyOn(process, 'on').mockReturnValue(process);
    vi.stubEnv('PORT', 'eighty');
    const before = process.exitCode;
    await startProduct({ buildsWeb: false, program, exit });
    const status = process.exitCode;
    process.exitCode = before;
    expect([status, exits]).toEqual([1, ['ended']]);
    expect(errors).toMatch(/^\nThese settings cannot be used:\n {2}PORT .*\n.*\n$/);
    expect(readdirSync(place)).not.toContain(`data ${at}`);
  });
});
