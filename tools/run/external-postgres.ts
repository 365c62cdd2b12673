import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { freePort } from '@egcr/server-kit/embedded-postgres';

export interface ExternalPostgres {
  readonly url: string;
  readonly version: string;
  close(): Promise<void>;
}

const DEBIAN = '/usr/lib/postgresql';
const READY_MS = 30_000;
const POLL_MS = 100;

interface Account {
  readonly uid: number;
  readonly gid: number;
}

/** Where the distribution's PostgreSQL lives: the oldest one that the product supports, 15 and newer; undefined where there is none. */
export function findPostgres(root = DEBIAN): string | undefined {
  if (!existsSync(root)) return undefined;
  const versions = readdirSync(root)
    .map(Number)
    .filter((version) => version >= 15 && existsSync(join(root, String(version), 'bin/postgres')));
  const oldest = Math.min(...versions);
  return Number.isFinite(oldest) ? join(root, String(oldest), 'bin') : undefined;
}

/** A cluster of the distribution's PostgreSQL in a folder of its own. */
export interface ExternalCluster {
  readonly binaries: string;
  readonly folder: string;
  readonly account: Account | undefined;
}

/** Makes a cluster under the system's temporary directory, for an ordinary user even where we are root. */
export function makeExternalCluster(binaries: string): ExternalCluster {
  const account = unprivilegedAccount();
  const folder = mkdtempSync(join(tmpdir(), 'egcr-postgres-'));
  if (account !== undefined) chownSync(folder, account.uid, account.gid);
  chmodSync(folder, 0o700);
  const cluster = { binaries, folder, account };
  // Trust is enough: loopback only, for minutes, with nothing but test data.
  execFileSync(
    join(binaries, 'initdb'),
    [
      '-D',
      join(folder, 'data'),
      '-U',
      'postgres',
      '-A',
      'trust',
      '-E',
      'UTF8',
      '--locale=C.UTF-8',
      '-k',
      '--no-sync',
    ],
    { ...runAs(cluster), stdio: 'ignore' },
  );
  return cluster;
}

/** Starts PostgreSQL on the cluster. Where it is not durable, fsync is off: for data that are thrown away. */
export function launchExternal(
  cluster: ExternalCluster,
  { port, isDurable }: { readonly port: number; readonly isDurable: boolean },
): ChildProcess {
  const settings = [
    `fsync=${isDurable ? 'on' : 'off'}`,
    'listen_addresses=127.0.0.1',
    `unix_socket_directories=${cluster.folder}`,
    'max_connections=200',
    'log_min_messages=fatal',
  ];
  return spawn(
    join(cluster.binaries, 'postgres'),
    [
      '-D',
      join(cluster.folder, 'data'),
      '-p',
      String(port),
      ...settings.flatMap((setting) => ['-c', setting]),
    ],
    { ...runAs(cluster), stdio: 'ignore' },
  );
}

/** Waits until it takes connections; rejects when it ends first. */
export async function externalIsReady(
  { binaries }: ExternalCluster,
  port: number,
  server: ChildProcess,
): Promise<void> {
  const end = performance.now() + READY_MS;
  while (performance.now() < end && server.exitCode === null && server.signalCode === null) {
    try {
      execFileSync(join(binaries, 'pg_isready'), ['-h', '127.0.0.1', '-p', String(port)], {
        stdio: 'ignore',
      });
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    }
  }
  throw new Error("the distribution's PostgreSQL did not start");
}

/** Starts a throw-away PostgreSQL of the distribution on a free loopback port. */
export async function startExternalPostgres(binaries: string): Promise<ExternalPostgres> {
  const cluster = makeExternalCluster(binaries);
  const port = await freePort();
  const server = launchExternal(cluster, { port, isDurable: false });
  const close = (): Promise<void> => endExternal(server, cluster.folder);
  try {
    await externalIsReady(cluster, port, server);
  } catch (error) {
    await close();
    throw error;
  }
  return { url: `postgres://postgres@127.0.0.1:${port}/postgres`, version: postgresVersion(binaries), close };
}

function runAs({ folder, account }: Pick<ExternalCluster, 'folder' | 'account'>) {
  return { ...account, cwd: folder, env: { PATH: process.env['PATH'] ?? '', LC_ALL: 'C.UTF-8' } };
}

/** `postgres (PostgreSQL) 15.18`. */
export function postgresVersion(binaries: string): string {
  return execFileSync(join(binaries, 'postgres'), ['--version'], { encoding: 'utf8' }).trim();
}

/** PostgreSQL refuses to run as root: the account that its package made, else nobody. */
function unprivilegedAccount(): Account | undefined {
  if (process.getuid?.() !== 0) return undefined;
  for (const name of ['postgres', 'nobody']) {
    try {
      return { uid: idOf('-u', name), gid: idOf('-g', name) };
    } catch {
      continue; // No such account: the next one.
    }
  }
  throw new Error('there is no ordinary account to run PostgreSQL as');
}

function idOf(flag: '-u' | '-g', name: string): number {
  return Number(execFileSync('id', [flag, name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }));
}

/** Ends it at once and throws its data away. */
export async function endExternal(server: ChildProcess, folder: string): Promise<void> {
  if (server.exitCode === null && server.signalCode === null) {
    const ended = new Promise((resolve) => server.once('close', resolve));
    server.kill('SIGQUIT'); // At once: the data is thrown away.
    await ended;
  }
  rmSync(folder, { recursive: true, force: true });
}
