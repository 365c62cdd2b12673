import { type ChildProcess, type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import type { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';

import { Client } from 'pg';

import { asAccount, postgresAccount, type PostgresAccount } from './postgres-account.ts';
import { postgresBinaries } from './postgres-binaries.ts';
import {
  checkCluster,
  CLUSTER_USER,
  makeCluster,
  type PostgresSettings,
  serverArguments,
  serverEnvironment,
} from './postgres-cluster.ts';
import { endLeftovers } from './postgres-leftovers.ts';

export interface EmbeddedPostgresOptions {
  /** The cluster's directory; made when missing. The caller holds the lock on it. */
  readonly directory: string;
  /** The superuser's password, given to the cluster when it is made; the caller keeps it. */
  readonly password: string;
  /** The loopback port; where left out `usualPort` if it is free, else a free one. */
  readonly port?: number;
  readonly usualPort?: number | undefined;
  /** False switches fsync off: for tests only, a crash may lose everything. */
  readonly durable?: boolean;
  /** Further settings, over ours: archiving, or recovery from a copy. */
  readonly settings?: PostgresSettings;
}

export interface EmbeddedPostgres {
  readonly port: number;
  /** Address of the database `egcr`, made when missing. */
  readonly url: string;
  /** The postmaster's process id. */
  readonly pid: number;
  /** Settles when PostgreSQL has ended, wanted or not, with its last messages. */
  readonly ended: Promise<readonly string[]>;
  /** Ends it with a last checkpoint; where that takes longer than the patience (6 s), without one; then by force. Safe to repeat. */
  stop(patienceMs?: number): Promise<void>;
}

/** Below the ports Linux hands out unasked (32768 and up), so that nobody else gets ours by chance. */
const PORTS = { first: 21_000, count: 11_000 };
const READY = 'database system is ready to accept connections';
/** Recovery after a crash replays the log since the last checkpoint; this is far beyond what that takes. */
const READY_PATIENCE_MS = 300_000;
const MESSAGES_KEPT = 100;
const LAST_WORDS_MS = 200;
const STOP_PATIENCE_MS = 6_000;

/**
 * Starts the PostgreSQL that came with npm on 127.0.0.1, makes its cluster first where there is none, and ends what a killed run
 * left behind. Under root it runs as an unprivileged account. It ends with this process, even when this process is killed.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const directory = resolve(options.directory);
  const account = postgresAccount(directory);
  const binaries = postgresBinaries(account);
  const durable = options.durable ?? true;
  await endLeftovers(directory);
  if (!existsSync(join(directory, 'PG_VERSION'))) {
    await makeCluster({ directory, password: options.password, durable, account, binaries });
  }
  checkCluster(directory);
  rmSync(join(directory, 'postmaster.pid'), { force: true });
  const port = options.port ?? (await freePort(options.usualPort));
  const child = spawn(
    binaries.postgres,
    serverArguments({ directory, port, durable, ...(options.settings && { settings: options.settings }) }),
    {
      cwd: '/',
      // A session of its own: Ctrl-C in the terminal is for us to act on, in our order.
      detached: true,
      stdio: ['ignore', 'ignore', 'pipe'],
      env: serverEnvironment(),
      ...asAccount(account),
    },
  );
  const messages = keepMessages(child);
  const ended = whenEnded(child, messages);
  await becomesReady(child, { messages, ended });
  const watch = endWithUs(child, account);
  void ended.then(() => watch.kill('SIGKILL'));
  const url = `postgresql://${CLUSTER_USER}:${encodeURIComponent(options.password)}@127.0.0.1:${port}/`;
  await ensureDatabase(url);
  return {
    port,
    url: `${url}egcr`,
    pid: child.pid ?? 0,
    ended,
    stop: (patienceMs = STOP_PATIENCE_MS) => stop(child, { ended, directory, patienceMs }),
  };
}

/** The usual port if it is free; else another, from a range where other programs seldom look. */
export async function freePort(usual?: number): Promise<number> {
  if (usual !== undefined && (await isPortFree(usual))) return usual;
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const port = PORTS.first + Math.floor(Math.random() * PORTS.count);
    if (await isPortFree(port)) return port;
  }
  throw new Error(`No free port between ${PORTS.first} and ${PORTS.first + PORTS.count}.`);
}

export async function isPortFree(port: number, host = '127.0.0.1'): Promise<boolean> {
  return new Promise((answer) => {
    const server = createServer();
    server.once('error', () => answer(false));
    server.listen(port, host, () => server.close(() => answer(true)));
  });
}

type Server = ChildProcessByStdio<null, null, Readable>;

function keepMessages(child: Server): string[] {
  const messages: string[] = [];
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    messages.push(...text.split('\n').filter((line) => line !== ''));
    messages.splice(0, messages.length - MESSAGES_KEPT);
  });
  return messages;
}

/** Children at work may hold the pipe open long after the postmaster is gone, so its end is the exit, not the close. */
async function whenEnded(child: Server, messages: string[]): Promise<readonly string[]> {
  try {
    const closed = once(child, 'close');
    await once(child, 'exit');
    await within(closed, LAST_WORDS_MS);
  } catch (error) {
    messages.push(String(error));
  }
  return messages;
}

/** Waits for the event at most as long as given, and leaves no timer behind. */
async function within(event: Promise<unknown>, patienceMs: number): Promise<void> {
  const patience = new AbortController();
  await Promise.race([
    event,
    wait(patienceMs, undefined, { signal: patience.signal }).catch(() => undefined),
  ]);
  patience.abort();
}

interface Watched {
  readonly messages: readonly string[];
  readonly ended: Promise<readonly string[]>;
}

async function becomesReady(child: Server, { messages, ended }: Watched): Promise<void> {
  const ready = new Promise<boolean>((answer) => {
    child.stderr.on('data', () => messages.some((line) => line.includes(READY)) && answer(true));
  });
  const patience = new AbortController();
  const tooLate = wait(READY_PATIENCE_MS, false, { signal: patience.signal }).catch(() => false);
  const isReady = await Promise.race([ready, ended.then(() => false), tooLate]);
  patience.abort();
  if (isReady) return;
  child.kill('SIGQUIT');
  throw new Error(`The embedded PostgreSQL did not start:\n${messages.slice(-10).join('\n')}`);
}

/**
 * A tiny shell that waits for our end of a pipe to close, which the system does even when we are killed, and then shuts
 * PostgreSQL down.
 */
function endWithUs(postgres: Server, account: PostgresAccount | undefined): ChildProcess {
  const watch = spawn(
    '/bin/sh',
    ['-c', 'cat >/dev/null; kill -INT "$1"', 'egcr-watch', String(postgres.pid)],
    {
      cwd: '/',
      detached: true,
      stdio: ['pipe', 'ignore', 'ignore'],
      env: serverEnvironment(),
      ...asAccount(account),
    },
  );
  watch.unref();
  return watch;
}

async function ensureDatabase(url: string): Promise<void> {
  const client = new Client({ connectionString: `${url}postgres` });
  // A server that is killed meanwhile says so on the connection too: what waits for an answer fails, and that is enough.
  client.on('error', () => undefined);
  await client.connect();
  try {
    const found = await client.query("select from pg_database where datname = 'egcr'");
    if (found.rowCount === 0) await client.query('create database egcr');
  } finally {
    await client.end();
  }
}

async function stop(
  child: Server,
  { ended, directory, patienceMs }: Omit<Watched, 'messages'> & { directory: string; patienceMs: number },
): Promise<void> {
  for (const [signal, waitMs] of [
    ['SIGINT', patienceMs],
    ['SIGQUIT', 500],
  ] as const) {
    if (child.exitCode !== null || child.signalCode !== null) break;
    child.kill(signal);
    await within(ended, waitMs);
  }
  await endLeftovers(directory);
}
