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
import { join } from 'node:path';

import { openPool } from '@egcr/server-kit/database';
import { silentLog } from '@egcr/server-kit/log';
import { clusterPlace } from '@egcr/server-kit/postgres-cluster';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { eventually } from '../../testing/processes.ts';
import { DatabaseProcess } from '../database-process.ts';
import { runningDatabase } from '../running-database.ts';
import { copiesOf } from './archive.ts';
import { bringBack } from './bring-back.ts';
import { checkPages } from './check-pages.ts';
import { copyDatabase } from './copy-database.ts';
import { damagedFiles, readManifest } from './manifest.ts';

const STOP_MS = 60_000;

/** A database alone, without the product around it, that keeps its log in the backup directory. */
let place: string;
let dataDirectory: string;
let backupDirectory: string;
let database: DatabaseProcess;
/** Made before the tests, without keys. */
let plain: Awaited<ReturnType<typeof copyOf>>;
let copiedSince: number;
beforeAll(async () => {
  place = mkdtempSync(join(tmpdir(), 'egcr-copy-'));
  // PostgreSQL runs as an ordinary user and has to pass through.
  chmodSync(place, 0o755);
  dataDirectory = join(place, 'data');
  backupDirectory = join(place, 'backup');
  mkdirSync(join(dataDirectory, 'ledger-log', 'old'), { recursive: true });
  writeFileSync(join(dataDirectory, 'ledger-log', 'checkpoints.txt'), 'roots', { mode: 0o644 });
  writeFileSync(join(dataDirectory, 'ledger-log', 'old', 'checkpoints.txt'), 'older roots');
  database = new DatabaseProcess(dataDirectory, silentLog, backupDirectory);
  writeFileSync(join(dataDirectory, 'keys', 'keys.json'), '{}');
  await ask(
    await database.start(),
    'create table kept (id int primary key); insert into kept values (1)',
    // Half of what would be copied, and of no use here.
    "update pg_database set datistemplate = false where datname like 'template_'",
    'drop database template0',
    'drop database template1',
  );
  copiedSince = Date.now();
  plain = await copyOf(false);
});
afterAll(async () => {
  await database.stop(STOP_MS);
  rmSync(place, { recursive: true, force: true });
});

type Row = Readonly<Record<string, unknown>>;

async function ask(url: string, ...statements: readonly string[]): Promise<readonly Row[]> {
  const pool = openPool({ url, applicationName: 'test', connectionsMax: 1 });
  try {
    let rows: readonly Row[] = [];
    for (const text of statements) ({ rows } = await pool.query<Record<string, unknown>>(text));
    return rows;
  } finally {
    await pool.end();
  }
}

const here = (...statements: readonly string[]) => ask(runningDatabase(dataDirectory), ...statements);
const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8);
const copyOf = async (withKeys: boolean) => {
  const copied = await copyDatabase({ dataDirectory, backupDirectory, withKeys });
  const manifest = readManifest(copied.folder);
  if (manifest === undefined) throw new Error('the copy has no list');
  return { ...copied, manifest };
};

/** The database's clock now, once what came before is kept beside the copies. */
async function momentKept(): Promise<Date> {
  const [now] = await here('select (extract(epoch from clock_timestamp()) * 1000)::float as ms');
  const moment = new Date(Math.ceil(Number(now?.['ms'])));
  await eventually(() => Date.now() > moment.getTime());
  return moment;
}

async function handOver(): Promise<void> {
  const [switched] = await here('select pg_walfile_name(pg_switch_wal()) as segment');
  await eventually(async () => {
    const [archived] = await here('select last_archived_wal as segment from pg_stat_archiver');
    return String(archived?.['segment']) >= String(switched?.['segment']);
  });
}

describe('a copy of a database that runs', () => {
  test('is complete and closed to others, and the database keeps nothing back for it', async () => {
    const { folder, files, bytes, manifest } = plain;
    expect(readdirSync(copiesOf(backupDirectory))).toEqual([folder.split('/').at(-1)]);
    expect([files, bytes]).toEqual([
      manifest.files.length,
      manifest.files.reduce((sum, file) => sum + file.bytes, 0),
    ]);
    expect(await damagedFiles(folder, manifest)).toEqual([]);
    expect(manifest.files.map(({ path }) => path)).toEqual(
      expect.arrayContaining(['ledger-log/checkpoints.txt', 'postgres/PG_VERSION', 'postgres/backup_label']),
    );
    const closed = ['', 'manifest.json', 'ledger-log/checkpoints.txt', 'postgres', 'postgres/pg_wal'];
    expect(closed.map((path) => modeOf(join(folder, path)))).toEqual(['700', '600', '600', '700', '700']);
    expect(modeOf(join(folder, 'postgres', 'backup_label'))).toBe('600');
    expect(await here('select slot_name from pg_replication_slots')).toEqual([]);
  });

  test('says of which database it is, and from when', async () => {
    const { folder, manifest } = plain;
    const [known] = await here('select system_identifier::text as system from pg_control_system()');
    expect(manifest).toMatchObject({
      format: 1,
      postgres: expect.stringMatching(/^18\./),
      system: known?.['system'],
    });
    const [startedAt, endedAt] = [Date.parse(manifest.startedAt), Date.parse(manifest.endedAt)];
    expect(startedAt).toBeGreaterThanOrEqual(copiedSince);
    expect(endedAt).toBeGreaterThanOrEqual(startedAt);
    expect(folder.endsWith(manifest.startedAt.replaceAll(':', '-'))).toBe(true);
  });

  test('holds the log from its first to its last segment, and nothing that each start makes anew', () => {
    const { folder, manifest } = plain;
    const segments = readdirSync(join(folder, 'postgres', 'pg_wal'));
    expect(segments.toSorted()[0]).toBe(manifest.log.first);
    expect(segments.toSorted().at(-1)).toBe(manifest.log.last);
    expect(segments).toEqual(segments.filter((name) => /^[0-9A-F]{24}$/.test(name)));
    const older = readdirSync(join(clusterPlace(dataDirectory), 'pg_wal')).filter(
      (name) => /^[0-9A-F]{24}$/.test(name) && !segments.includes(name),
    );
    for (const name of older) expect(name < manifest.log.first || name > manifest.log.last).toBe(true);
    const left = ['postmaster.pid', 'postmaster.opts', 'pg_stat_tmp/db.tmp', 'pg_internal.init'];
    expect(left.filter((path) => existsSync(join(folder, 'postgres', path)))).toEqual([]);
    expect(manifest.files.filter(({ path }) => path.endsWith('pg_internal.init'))).toEqual([]);
  });

  test('holds the keys of the installation only where they are asked for', async () => {
    const keysIn = ({ manifest }: Awaited<ReturnType<typeof copyOf>>) =>
      manifest.files.map(({ path }) => path).filter((path) => path.startsWith('keys/'));
    expect(keysIn(plain)).toEqual([]);
    expect(keysIn(await copyOf(true)).toSorted()).toEqual(['keys/keys.json', 'keys/postgres-password']);
  });

  test('that cannot be made leaves nothing behind', async () => {
    const before = readdirSync(copiesOf(backupDirectory));
    await here("select pg_create_physical_replication_slot('egcr_backup')");
    await expect(copyOf(false)).rejects.toThrow('already exists');
    await here("select pg_drop_replication_slot('egcr_backup')");
    expect(readdirSync(copiesOf(backupDirectory))).toEqual(before);
  });
});

describe('a copy that is brought back', () => {
  test('has what there was at the moment and nothing later, and its pages are proven', async () => {
    const target = join(place, 'back');
    await here('insert into kept values (2)');
    const until = await momentKept();
    await here('insert into kept values (3)');
    await handOver();
    const brought = await bringBack({
      backupDirectory,
      dataDirectory: target,
      until,
      keysDirectory: undefined,
    });
    expect(brought.copy.startsWith(copiesOf(backupDirectory))).toBe(true);
    expect(brought.tables).toBeGreaterThan(60);
    expect(brought.indexes).toBeGreaterThan(100);
    const cluster = clusterPlace(target);
    expect(existsSync(join(cluster, 'postmaster.pid'))).toBe(false);
    expect(existsSync(join(cluster, 'backup_label.old'))).toBe(false);
    expect(readFileSync(join(target, 'ledger-log', 'old', 'checkpoints.txt'), 'utf8')).toBe('older roots');
    const closed = ['keys', 'keys/keys.json', 'ledger-log/old', 'ledger-log/checkpoints.txt'];
    expect(closed.map((path) => modeOf(join(target, path)))).toEqual(['700', '600', '700', '600']);
    expect([modeOf(target), modeOf(join(cluster, 'postgresql.auto.conf'))]).toEqual(['711', '600']);
    const again = new DatabaseProcess(target, silentLog);
    const url = await again.start();
    expect(url).toBe(runningDatabase(target));
    expect(await ask(url, 'select id from kept order by id')).toEqual([{ id: 1 }, { id: 2 }]);
    expect(await ask(url, "select 1 from pg_extension where extname = 'amcheck'")).toEqual([]);
    await again.stop(STOP_MS);
  });

  test('cannot go further than the log reaches', async () => {
    await expect(
      bringBack({
        backupDirectory,
        dataDirectory: join(place, 'future'),
        until: new Date('2099-01-01T00:00:00Z'),
        keysDirectory: join(dataDirectory, 'keys'),
      }),
    ).rejects.toThrow(
      'The log does not reach 2099-01-01T00:00:00.000Z. Name an earlier moment, or leave --until out for all there is.',
    );
  });
});

test('a table whose rows are not as its database knows them is found, and named', async () => {
  const url = runningDatabase(dataDirectory);
  const whole = await checkPages(url);
  await here('create table spoilt (id int primary key)', 'insert into spoilt values (1)');
  expect(await checkPages(url)).toEqual({ tables: whole.tables + 1, indexes: whole.indexes + 1 });
  await here(
    "update pg_class set relfrozenxid = (pg_current_xact_id()::text::bigint + 1)::text::xid where relname = 'spoilt'",
  );
  await expect(checkPages(url)).rejects.toThrow(/^Damaged tables: spoilt \(xmin .*\)$/);
  await here('drop table spoilt');
  expect(await here("select 1 from pg_extension where extname = 'amcheck'")).toEqual([]);
});
