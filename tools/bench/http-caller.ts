import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import { KeepAliveClient } from './keep-alive-client.ts';

const ENTRY = join(import.meta.dirname, '..', '..', 'apps', 'server', 'testing', 'start-without-web.ts');
const READY_WITHIN_MS = 180_000;
const PEOPLE_AT_ONCE = 20;

export interface BenchServer {
  readonly url: string;
  readonly pid: number;
  readonly dataDirectory: string;
  stop(): Promise<void>;
}

/** The product on the benchmark's own database, in test mode, as `npm start` runs it. */
export async function startServer(
  databaseUrl: string,
  further: Readonly<Record<string, string>> = {},
): Promise<BenchServer> {
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
    env: { PATH: process.env['PATH'], ...environment, ...further },
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
  return { url, pid: child.pid ?? 0, dataDirectory: directory, stop };
}

export interface Person {
  readonly user_id: string;
  readonly username: string;
  readonly access_token: string;
  readonly pin: string;
}

export interface HttpCallers {
  readonly callers: readonly (() => Promise<number>)[];
  /** The same, with the PIN in each transfer. */
  readonly withPin: readonly (() => Promise<number>)[];
  close(): void;
}

/**
 * Two people for each caller, new ones each time: their PIN has just been verified. Each caller sends from one to the other, small amounts,
 * after a first payment with the PIN and a second that learns of it: no measured one asks for it.
 */
export async function httpCallers(url: string, count: number): Promise<HttpCallers> {
  const people = await makePeople(url, count * 2);
  const clients = await Promise.all(Array.from({ length: count }, () => KeepAliveClient.open(url)));
  const payers = clients.map((client, at) => sender(client, people[2 * at], people[2 * at + 1]));
  for (const { first, next } of payers) {
    await first();
    await next();
  }
  return {
    callers: payers.map(({ next }) => next),
    withPin: payers.map(({ first }) => first),
    close: () => {
      for (const client of clients) client.close();
    },
  };
}

export async function makePeople(url: string, count: number): Promise<readonly Person[]> {
  const fund = { value: '1000000000', assetCode: 'JVD', assetScale: 2 };
  const people: Person[] = [];
  while (people.length < count) {
    const answer = await fetch(`${url}/dev/people`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ count: Math.min(PEOPLE_AT_ONCE, count - people.length), fund }),
    });
    if (!answer.ok) throw new Error(`/dev/people answered ${answer.status}`);
    people.push(...((await answer.json()) as readonly Person[]));
  }
  return people;
}

interface Payer {
  /** With the PIN. */
  readonly first: () => Promise<number>;
  readonly next: () => Promise<number>;
}

function sender(client: KeepAliveClient, from: Person | undefined, to: Person | undefined): Payer {
  const body = {
    to: { username: to?.username },
    amount: { value: '1', assetCode: 'JVD', assetScale: 2 },
  };
  const headers = `content-type: application/json\r\nauthorization: Bearer ${from?.access_token ?? ''}\r\n`;
  const pay = (text: string) => async () => {
    const key = crypto.randomUUID();
    const answer = await client.post(
      '/api/v1/wallet/transfers',
      `${headers}idempotency-key: ${key}\r\n`,
      text,
    );
    if (answer.status !== 201)
      throw new Error(`a transfer was answered with ${answer.status}: ${answer.text}`);
    return 1;
  };
  return { first: pay(JSON.stringify({ ...body, pin: from?.pin })), next: pay(JSON.stringify(body)) };
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
