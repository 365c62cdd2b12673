import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { checkCluster, clusterPlace, makeCluster, serverArguments } from './postgres-cluster.ts';
import { clusterName } from './postgres-leftovers.ts';

let place: string;
let directory: string;
beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'egcr-cluster-'));
  chmodSync(place, 0o755);
  directory = join(place, 'deep', 'postgres');
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(place, { recursive: true, force: true });
});

const isRoot = process.getuid?.() === 0;
const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8);

describe('a server of the database', () => {
  const settingsOf = (plan: Partial<Parameters<typeof serverArguments>[0]>) => {
    const [flag, at, ...settings] = serverArguments({ directory, port: 21_007, durable: true, ...plan });
    expect([flag, at]).toEqual(['-D', directory]);
    return Object.fromEntries(
      settings.filter((word) => word !== '-c').map((word) => word.split('=') as [string, string]),
    );
  };

  it('listens on this machine alone, and keeps what it commits', () => {
    expect(settingsOf({})).toEqual({
      listen_addresses: '127.0.0.1',
      port: '21007',
      unix_socket_directories: '',
      cluster_name: clusterName(directory),
      max_connections: '100',
      shared_buffers: '256MB',
      wal_level: 'replica',
      max_wal_size: '2GB',
      jit: 'off',
      ssl: 'off',
      fsync: 'on',
      synchronous_commit: 'on',
      full_page_writes: 'on',
      timezone: 'UTC',
      log_timezone: 'UTC',
      log_min_messages: 'log',
      logging_collector: 'off',
    });
  });

  it('of tests may forget, and further settings stand above ours', () => {
    const forgets = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };
    expect(settingsOf({ durable: false })).toMatchObject(forgets);
    expect(settingsOf({ settings: { jit: 'on', archive_mode: 'on' } })).toMatchObject({
      jit: 'on',
      archive_mode: 'on',
      fsync: 'on',
    });
  });
});

describe('a cluster that is made', () => {
  /** Makes one by a program that does this instead of initdb, in the shell. */
  function made(code: string, durable = true): Promise<void> {
    const initdb = join(place, 'initdb');
    writeFileSync(initdb, `#!/bin/sh\n${code}`, { mode: 0o755 });
    const binaries = { initdb, postgres: initdb };
    return makeCluster({ directory, password: 'p@ss', durable, account: undefined, binaries });
  }
  const NOTES = `
    making=$(printf %s "$1" | sed 's/--pgdata=//')
    secret=$(printf %s "$3" | sed 's/--pwfile=//')
    printf '%s\\n' "$@" > "$making/arguments"
    cat "$secret" > "$making/password"
    stat -c %a "$secret" "$making" > "$making/modes"`;
  const noted = (name: string) => readFileSync(join(directory, name), 'utf8').trim();

  it('is closed to others, sorts the same on every machine, and proves its pages', async () => {
    await made(NOTES);
    expect([noted('password'), noted('modes')]).toEqual(['p@ss', '600\n700']);
    expect(noted('arguments').split('\n')).toEqual([
      `--pgdata=${directory}.making`,
      '--username=egcr',
      `--pwfile=${directory}.password`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale=C',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--data-checksums',
    ]);
    expect(readdirSync(dirname(directory))).toEqual(['postgres']);
    expect(modeOf(directory)).toBe('700');
  });

  it('for tests does not wait for the disk', async () => {
    await made(NOTES, false);
    expect(noted('arguments').split('\n').at(-1)).toBe('--no-sync');
  });

  it('is there whole or not at all: what went wrong is said', async () => {
    await expect(made('echo "no space left" >&2; exit 3')).rejects.toThrow(
      "Making the database's cluster failed:\nno space left",
    );
    expect(readdirSync(dirname(directory))).toEqual([]);
    // What a killed run left behind stands in nobody's way.
    mkdirSync(join(`${directory}.making`, 'base'), { recursive: true });
    await made(NOTES);
    expect(readdirSync(directory).toSorted()).toEqual(['arguments', 'modes', 'password']);
  });

  it.runIf(isRoot)('cannot be where the account of the database may not go', async () => {
    const binaries = { initdb: '/bin/true', postgres: '/bin/true' };
    const account = { name: 'nobody', uid: 65_534, gid: 65_534 };
    mkdirSync(dirname(directory), { mode: 0o700 });
    await expect(makeCluster({ directory, password: 'p', durable: true, account, binaries })).rejects.toThrow(
      `PostgreSQL cannot run as root, and the user "nobody" cannot reach ${directory}.`,
    );
    expect(readdirSync(dirname(directory))).toEqual([]);
    chmodSync(dirname(directory), 0o755);
    await makeCluster({ directory, password: 'p', durable: true, account, binaries });
    expect(statSync(directory)).toMatchObject({ uid: 65_534, gid: 65_534 });
  });
});

describe('a cluster that is there', () => {
  const asUser = (uid: number) => vi.spyOn(process, 'getuid').mockReturnValue(uid);
  const write = (version: string) => {
    mkdirSync(directory, { recursive: true });
    writeFileSync(join(directory, 'PG_VERSION'), `${version}\n`);
  };

  it('is of this version', () => {
    write('17');
    expect(() => checkCluster(directory)).toThrow(`${directory} was made by PostgreSQL 17; this is 18.`);
    write('18');
    expect(() => checkCluster(directory)).not.toThrow();
  });

  it('is of the person who starts it, or of root', () => {
    write('18');
    const owner = statSync(directory).uid;
    for (const uid of [owner, 0]) {
      asUser(uid);
      expect(() => checkCluster(directory)).not.toThrow();
    }
    // Root is 0; no user with another number may start what is not theirs.
    for (const uid of [owner + 1, owner + 1000]) {
      asUser(uid);
      expect(() => checkCluster(directory)).toThrow(`${directory} belongs to another user.`);
    }
  });
});

describe('the place of a cluster', () => {
  const data = () => dirname(directory);
  beforeEach(() => mkdirSync(data(), { mode: 0o700 }));

  it('is inside the data directory of an ordinary user, which stays closed', () => {
    vi.spyOn(process, 'getuid').mockReturnValue(1000);
    expect(clusterPlace(data())).toBe(directory);
    expect([modeOf(data()), readdirSync(data())]).toEqual(['700', []]);
  });

  it('is where it was noted', () => {
    writeFileSync(join(data(), 'postgres.place'), '/var/lib/egcr/0123456789ab/postgres\n');
    expect(clusterPlace(data())).toBe('/var/lib/egcr/0123456789ab/postgres');
  });

  it.runIf(isRoot)('is inside that of root, which others may pass from then on', () => {
    expect(clusterPlace(data())).toBe(directory);
    expect([modeOf(data()), existsSync(join(data(), 'postgres.place'))]).toEqual(['711', false]);
  });

  it.runIf(isRoot)('is outside where a directory above it is closed to the account, and stays there', () => {
    chmodSync(place, 0o700);
    const outside = clusterPlace(data());
    try {
      expect(outside).toMatch(/^\/var\/lib\/egcr\/[0-9a-f]{12}\/postgres$/);
      expect(modeOf(dirname(outside))).toBe('755');
      expect(modeOf(data())).toBe('700');
      chmodSync(place, 0o755);
      expect(clusterPlace(data())).toBe(outside);
    } finally {
      rmSync(dirname(outside), { recursive: true });
    }
  });

  it.runIf(isRoot)('stays inside where a cluster is already, whatever is closed above it', () => {
    mkdirSync(directory);
    writeFileSync(join(directory, 'PG_VERSION'), '18\n');
    chmodSync(place, 0o700);
    expect(clusterPlace(data())).toBe(directory);
  });
});
