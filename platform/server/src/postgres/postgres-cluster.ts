import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';

import { asAccount, canEnter, postgresAccount, type PostgresAccount } from './postgres-account.ts';
import type { PostgresBinaries } from './postgres-binaries.ts';
import { clusterName } from './postgres-leftovers.ts';

export const CLUSTER_USER = 'egcr';
export const CLUSTER_VERSION = '18';

/** Where clusters go that cannot stay in a data directory only root may enter. */
const COMMON_PLACE = '/var/lib/egcr';
/** Entering without listing, for everybody. */
const PASS_THROUGH = 0o011;

/**
 * Where the cluster of a data directory is: `postgres` inside it. Under root the database's account has to pass through the data
 * directory, so that is opened for passing (not for reading); where a directory above it is closed (a checkout in /root), the cluster
 * is in a directory of its own under /var/lib/egcr, which `postgres.place` in the data directory names.
 */
export function clusterPlace(dataDirectory: string): string {
  const absolute = resolve(dataDirectory);
  const note = join(absolute, 'postgres.place');
  if (existsSync(note)) return readFileSync(note, 'utf8').trim();
  const inside = join(absolute, 'postgres');
  const account = postgresAccount(inside);
  if (!canEnter(account, absolute) && canEnter(account, dirname(absolute))) {
    chmodSync(absolute, statSync(absolute).mode | PASS_THROUGH);
  }
  if (existsSync(join(inside, 'PG_VERSION')) || canEnter(account, absolute)) return inside;
  const outside = join(COMMON_PLACE, randomBytes(6).toString('hex'), 'postgres');
  mkdirSync(dirname(outside), { recursive: true, mode: 0o755 });
  writeFileSync(note, `${outside}\n`);
  return outside;
}

export interface ClusterPlan {
  readonly directory: string;
  readonly password: string;
  readonly durable: boolean;
  readonly account: PostgresAccount | undefined;
  readonly binaries: PostgresBinaries;
}

/** Makes the cluster beside its place and renames it, so that a half-made one is never started. */
export async function makeCluster({
  directory,
  password,
  durable,
  account,
  binaries,
}: ClusterPlan): Promise<void> {
  const making = `${directory}.making`;
  const passwordFile = `${directory}.password`;
  mkdirSync(dirname(directory), { recursive: true });
  rmSync(making, { recursive: true, force: true });
  mkdirSync(making, { mode: 0o700 });
  writeFileSync(passwordFile, password, { mode: 0o600 });
  try {
    if (account !== undefined)
      for (const path of [making, passwordFile]) chownSync(path, account.uid, account.gid);
    if (!canEnter(account, making)) throw new Error(unreachable(directory, account));
    await run(binaries.initdb, initArguments({ making, passwordFile, durable }), account);
    renameSync(making, directory);
  } finally {
    rmSync(passwordFile, { force: true });
    rmSync(making, { recursive: true, force: true });
  }
}

/** Refuses a cluster of another PostgreSQL version or of another user, in words. */
export function checkCluster(directory: string): void {
  const version = readFileSync(join(directory, 'PG_VERSION'), 'utf8').trim();
  if (version !== CLUSTER_VERSION) {
    throw new Error(
      `${directory} was made by PostgreSQL ${version}; this is ${CLUSTER_VERSION}. docs/operations.md says how to carry data over.`,
    );
  }
  const user = process.getuid?.();
  if (user !== undefined && user !== 0 && statSync(directory).uid !== user) {
    throw new Error(
      `${directory} belongs to another user. Start as that user or as root, or set DATA_DIR to another directory.`,
    );
  }
}

/** The builtin provider sorts and folds case the same on every machine; the operating system's locales do not. */
function initArguments(plan: { making: string; passwordFile: string; durable: boolean }): string[] {
  return [
    `--pgdata=${plan.making}`,
    `--username=${CLUSTER_USER}`,
    `--pwfile=${plan.passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--data-checksums',
    ...(plan.durable ? [] : ['--no-sync']),
  ];
}

/** Settings of `postgresql.conf` by name. */
export type PostgresSettings = Readonly<Record<string, string | number>>;

/** Statement errors are answered to the client and kept out of the messages: they would carry people's data. */
export function serverArguments(plan: {
  readonly directory: string;
  readonly port: number;
  readonly durable: boolean;
  readonly settings?: PostgresSettings;
}): string[] {
  const flag = plan.durable ? 'on' : 'off';
  const settings: Readonly<Record<string, string | number>> = {
    listen_addresses: '127.0.0.1',
    port: plan.port,
    unix_socket_directories: '',
    cluster_name: clusterName(plan.directory),
    max_connections: 100,
    shared_buffers: '256MB',
    wal_level: 'replica',
    max_wal_size: '2GB',
    jit: 'off',
    ssl: 'off',
    fsync: flag,
    synchronous_commit: flag,
    full_page_writes: flag,
    timezone: 'UTC',
    log_timezone: 'UTC',
    log_min_messages: 'log',
    logging_collector: 'off',
    ...plan.settings,
  };
  return [
    '-D',
    plan.directory,
    ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ];
}

/** Nothing of our own environment: no secret of the product reaches the database's processes. */
export function serverEnvironment(): NodeJS.ProcessEnv {
  return { PATH: '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' };
}

async function run(
  binary: string,
  args: readonly string[],
  account: PostgresAccount | undefined,
): Promise<void> {
  const child = spawn(binary, args, {
    cwd: '/',
    stdio: ['ignore', 'ignore', 'pipe'],
    env: serverEnvironment(),
    ...asAccount(account),
  });
  let messages = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (messages += text));
  const [status] = await once(child, 'close');
  if (status !== 0) throw new Error(`Making the database's cluster failed:\n${messages}`);
}

function unreachable(directory: string, account: PostgresAccount | undefined): string {
  return (
    `PostgreSQL cannot run as root, and the user "${account?.name ?? ''}" cannot reach ${directory}. ` +
    'Set DATA_DIR to a directory whose parents everybody may enter, such as /var/lib/egcr, or run as an ordinary user.'
  );
}
