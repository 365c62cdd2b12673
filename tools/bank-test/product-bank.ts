/** The product as an operator starts it, in test mode, with a database of its own that forgets nothing. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

import { freePort } from '@egcr/server-kit/embedded-postgres';

import { repositoryRoot } from '../tidy/source-file.ts';
import type { Bank } from './bank.ts';
import { startExternalDatabase } from './external-database.ts';
import { childrenOf, endWithUs, familyOf, forget, isRunning, signal } from './processes.ts';
import { startProxy } from './proxy.ts';

const ENTRY = join(repositoryRoot, 'apps/server/testing/start-without-web.ts');
const VERIFY = join(repositoryRoot, 'apps/server/src/verify-ledger.ts');
const SAID_KEPT = 20_000;
/** Each kill loads the product anew: what was compiled before need not be compiled again, where a run keeps it. */
const inherited = {
  PATH: process.env['PATH'],
  NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
};
const STOP_PATIENCE_MS = 15_000;

/** With the embedded database. */
export async function startEmbeddedProduct(settings: Readonly<Record<string, string>> = {}): Promise<Bank> {
  const product = await launch(settings);
  const { child, dataDirectory } = product;
  const postmaster = () =>
    childrenOf(child.pid ?? 0).find(({ command }) => command.includes('/bin/postgres'))?.pid ?? 0;
  return {
    ...product.bank,
    name: 'the product on its embedded PostgreSQL',
    postmaster,
    databaseUrl: () => embeddedUrl(dataDirectory),
    stop: () => product.stop(),
  };
}

/** With the distribution's PostgreSQL, reached through a second misbehaving network. */
export async function startExternalProduct(
  binaries: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<Bank> {
  const database = await startExternalDatabase(binaries);
  const databaseDoor = await startProxy(() => ({ host: '127.0.0.1', port: database.port }));
  const product = await launch({
    ...settings,
    DATABASE_URL: `postgres://postgres@127.0.0.1:${databaseDoor.port}/postgres`,
  });
  return {
    ...product.bank,
    name: `the product on ${database.version}`,
    databaseDoor,
    postmaster: () => database.pid(),
    databaseUrl: () => `postgres://postgres@127.0.0.1:${database.port}/postgres`,
    stop: async () => {
      await product.stop();
      await databaseDoor.close();
      await database.stop();
    },
  };
}

/** Where the embedded database of a data directory listens now. */
function embeddedUrl(dataDirectory: string): string {
  const read = (name: string) => readFileSync(join(dataDirectory, name), 'utf8').trim();
  return `postgresql://egcr:${encodeURIComponent(read('keys/postgres-password'))}@127.0.0.1:${read('postgres.port')}/egcr`;
}

interface Launched {
  readonly child: ChildProcess;
  readonly dataDirectory: string;
  readonly bank: Pick<
    Bank,
    'door' | 'port' | 'startedAtMs' | 'verifyLog' | 'servers' | 'said' | 'dataDirectory'
  >;
  stop(): Promise<void>;
}

async function launch(settings: Readonly<Record<string, string>>): Promise<Launched> {
  const place = mkdtempSync(join(tmpdir(), 'egcr-bank-'));
  // The database runs under an account of its own and has to pass through.
  chmodSync(place, 0o755);
  const dataDirectory = settings['DATA_DIR'] ?? join(place, 'data');
  const port = await freePort();
  const environment = {
    PORT: String(port),
    DATA_DIR: dataDirectory,
    TEST_MODE: '1',
    DEMO: 'off',
    BANK_HOLDER: 'EGCR',
    BANK_IBAN: 'DE75512108001245126199',
    BANK_BIC: 'SOBKDEB2XXX',
    LOG_LEVEL: 'error',
    // What a killed process was at goes on soon, so that a run need not wait for it.
    JOB_LEASE_SECONDS: '15',
  };
  const startedAtMs = performance.now();
  const child = spawn(process.execPath, [ENTRY], {
    cwd: '/',
    env: { ...inherited, ...environment, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const pid = child.pid ?? 0;
  endWithUs(pid);
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (words: string) => (said = (said + words).slice(-SAID_KEPT)));
  }
  const door = await startProxy(() => ({ host: '127.0.0.1', port }));
  return {
    child,
    dataDirectory,
    bank: {
      door,
      port,
      startedAtMs,
      dataDirectory,
      servers: () =>
        childrenOf(pid)
          .filter(({ command }) => command.includes('main.ts'))
          .map((line) => line.pid),
      said: () => said,
      verifyLog: () => verifyLog({ ...settings, DATA_DIR: dataDirectory }),
    },
    stop: async () => {
      await door.close();
      await end(child);
      forget(pid);
      rmSync(place, { recursive: true, force: true });
    },
  };
}

/** `npm run ledger:verify`, beside the running product: every transfer against the signed roots, and those against what was published. */
async function verifyLog(settings: Readonly<Record<string, string>>): Promise<readonly string[]> {
  const child = spawn(process.execPath, [VERIFY, '--json'], {
    cwd: '/',
    env: { ...inherited, TEST_MODE: '1', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [out, errors] = await Promise.all([text(child.stdout), text(child.stderr)]);
  if (out.trim() === '') return [`ledger:verify said nothing: ${errors.slice(-300)}`];
  // A short run may end before the first root is signed; then there is nothing to compare with yet.
  const { findings } = JSON.parse(out) as { findings: unknown[] };
  return findings.map((finding) => JSON.stringify(finding));
}

/** In good order; by force where that takes too long. */
async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  const family = familyOf(child.pid ?? 0);
  const force = setTimeout(() => {
    for (const pid of [...familyOf(child.pid ?? 0), ...family]) signal(pid, 'SIGKILL');
  }, STOP_PATIENCE_MS);
  child.kill('SIGTERM');
  await ended;
  clearTimeout(force);
  for (const pid of family.filter(isRunning)) signal(pid, 'SIGKILL');
}
