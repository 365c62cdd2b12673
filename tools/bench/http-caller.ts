import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const ENTRY = join(import.meta.dirname, '..', '..', 'apps', 'server', 'testing', 'start-without-web.ts');
const READY_WITHIN_MS = 60_000;

export interface BenchServer {
  readonly url: string;
  stop(): Promise<void>;
}

/** The product on the benchmark's own database, in test mode, as `npm start` runs it. */
export async function startServer(databaseUrl: string): Promise<BenchServer> {
  const directory = await mkdtemp(join(tmpdir(), 'egcr-bench-data-'));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const environment = {
    PORT: String(port),
    DATA_DIR: directory,
    DATABASE_URL: databaseUrl,
    TEST_MODE: '1',
    DEMO: 'off',
    LOG_LEVEL: 'error',
  };
  const child = spawn(process.execPath, [ENTRY], {
    env: { PATH: process.env['PATH'], ...environment },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = once(child, 'exit');
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
    await rm(directory, { recursive: true, force: true });
  };
  for (const begin = Date.now(); !(await isReady(url)); await wait(50)) {
    if (child.exitCode !== null || Date.now() - begin > READY_WITHIN_MS) {
      await stop();
      throw new Error('the server did not become ready');
    }
  }
  return { url, stop };
}

interface Person {
  readonly username: string;
  readonly access_token: string;
}

/** Two people for each caller, new ones each time: their PIN has just been verified. Each caller sends from one to the other. */
export async function httpCallers(url: string, count: number): Promise<(() => Promise<number>)[]> {
  const fund = { value: '1000000000', assetCode: 'JVD', assetScale: 2 };
  const answer = await fetch(`${url}/dev/people`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ count: count * 2, fund }),
  });
  if (!answer.ok) throw new Error(`/dev/people answered ${answer.status}`);
  const people = (await answer.json()) as readonly Person[];
  return Array.from({ length: count }, (_, at) => sender(url, people[2 * at], people[2 * at + 1]));
}

function sender(url: string, from: Person | undefined, to: Person | undefined): () => Promise<number> {
  const body = JSON.stringify({
    to: { username: to?.username },
    amount: { value: '1', assetCode: 'JVD', assetScale: 2 },
  });
  return async () => {
    const answer = await fetch(`${url}/api/v1/wallet/transfers`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${from?.access_token ?? ''}`,
        'idempotency-key': crypto.randomUUID(),
      },
      body,
    });
    const text = await answer.text();
    if (answer.status !== 201) throw new Error(`a transfer was answered with ${answer.status}: ${text}`);
    return 1;
  };
}

async function isReady(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/health/ready`)).ok;
  } catch {
    return false;
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' && address !== null ? address.port : 0;
}
