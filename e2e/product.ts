import { spawn, type ChildProcess } from 'node:child_process';
import { chmodSync, createWriteStream, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { inRepository } from './repository.ts';

const ROOT = inRepository('');
const OUT = join(ROOT, '.ci/out');
const READY_MS = 600_000;
const STOP_MS = 15_000;
const POLL_MS = 200;
const PORTS = { first: 10_000, count: 10_000 };
const LAST_WORDS = 4000;

/**
 * Playwright's global set-up: the real product, as `npm start` runs it, in test mode on an empty data directory. With `E2E_BASE_URL` set,
 * the journeys run against that product instead.
 */
export default async function startProduct(): Promise<(() => Promise<void>) | undefined> {
  if (process.env['E2E_BASE_URL'] !== undefined) return undefined;
  const product = await runProduct('product', { DEMO: 'on' });
  process.env['E2E_BASE_URL'] = product.url;
  return () => product.stop();
}

export interface RunningProduct {
  readonly url: string;
  readonly dataDirectory: string;
  stop(): Promise<void>;
}

/** The product with settings of its own, for journeys that need other ones; what it says goes to `.ci/out/<name>.log`. */
export async function runProduct(
  name: string,
  settings: Readonly<Record<string, string>>,
): Promise<RunningProduct> {
  const folder = mkdtempSync(join(tmpdir(), 'egcr-journeys-'));
  chmodSync(folder, 0o755); // PostgreSQL runs as an ordinary user and has to pass through.
  const dataDirectory = join(folder, 'data');
  const port = await freePort();
  // By name, as people visit it: passkeys belong to a name.
  const url = `http://localhost:${port}`;
  mkdirSync(OUT, { recursive: true });
  const log = createWriteStream(join(OUT, `${name}.log`));
  const product = spawn(process.execPath, ['apps/server/src/start.ts'], {
    cwd: ROOT,
    env: {
      ...process.env,
      DATA_DIR: dataDirectory,
      PORT: String(port),
      PUBLIC_URL: url,
      TEST_MODE: '1',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  product.stdout.pipe(log, { end: false });
  product.stderr.pipe(log, { end: false });
  let said = '';
  for (const stream of [product.stdout, product.stderr])
    stream.on('data', (words: Buffer) => (said = `${said}${words.toString()}`.slice(-LAST_WORDS)));
  const stop = async (): Promise<void> => {
    await stopProduct(product);
    log.end();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await ready(url, product, () => said);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, dataDirectory, stop };
}

async function ready(url: string, product: ChildProcess, lastWords: () => string): Promise<void> {
  const end = performance.now() + READY_MS;
  while (performance.now() < end && product.exitCode === null) {
    try {
      if ((await fetch(`${url}/health/ready`)).status === 200) return;
    } catch {
      // Nobody listens yet.
    }
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  throw new Error(`the product did not become ready:\n${lastWords()}`);
}

async function stopProduct(product: ChildProcess): Promise<void> {
  if (product.exitCode !== null || product.signalCode !== null) return;
  const ended = new Promise((resolve) => product.once('close', resolve));
  const limit = setTimeout(() => product.kill('SIGKILL'), STOP_MS);
  product.kill('SIGINT');
  await ended;
  clearTimeout(limit);
}

/**
 * A free port that neither the system hands out unasked (32768 and up) nor the embedded PostgreSQL takes (from 21000): between this look and
 * the product's own listening lies the whole of its start.
 */
async function freePort(): Promise<number> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const port = PORTS.first + Math.floor(Math.random() * PORTS.count);
    if (await isPortFree(port)) return port;
  }
  throw new Error('no free port');
}

function isPortFree(port: number): Promise<boolean> {
  return new Promise((answer) => {
    const probe = createServer().once('error', () => answer(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => answer(true)));
  });
}
