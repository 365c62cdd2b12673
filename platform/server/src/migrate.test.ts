import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { testDatabase, type TestDatabase } from '../testing/database.ts';
import { domainMigrationFolders } from '../testing/test-server.ts';
import { systemClock } from './clock.ts';
import { silentLog } from './log.ts';
import { firstPending, migrate } from './migrate.ts';

let database: TestDatabase;
let folder: string;

beforeAll(async () => {
  database = await testDatabase();
  folder = await mkdtemp(join(tmpdir(), 'egcr-migrations-'));
});
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true });
});

async function upgrade(): Promise<readonly string[]> {
  const folders = [...domainMigrationFolders(), pathToFileURL(folder)];
  return migrate({ url: database.ownerUrl, folders, clock: systemClock, log: silentLog });
}

test('several servers starting at once run each migration exactly once, in the order of the names', async () => {
  await writeFile(
    join(folder, '29990101_02_second.sql'),
    'alter table probe.thing add column size int not null default 1;',
  );
  await writeFile(
    join(folder, '29990101_01_first.sql'),
    'create schema probe; create table probe.thing (id int primary key);',
  );
  const ran = await Promise.all([upgrade(), upgrade(), upgrade(), upgrade()]);
  expect(ran.flat().sort()).toEqual(['29990101_01_first.sql', '29990101_02_second.sql']);
});

test('a failed migration leaves nothing behind and names itself', async () => {
  const broken = join(folder, '29990102_01_broken.sql');
  await writeFile(broken, 'create table probe.half (id int); select 1/0;');
  await expect(upgrade()).rejects.toThrow(/29990102_01_broken\.sql failed: division by zero/);
  const { rows } = await database.owner.query("select to_regclass('probe.half') as half");
  expect(rows).toEqual([{ half: null }]);
  await rm(broken);
});

test('a migration that was changed after it ran is refused', async () => {
  const applied = new Map([['20261120_01_thing.sql', 'as it was']]);
  const migrations = [{ name: '20261120_01_thing.sql', sql: 'select 1', sha256: 'as it is' }];
  expect(() => firstPending(migrations, applied)).toThrow(
    '20261120_01_thing.sql was changed after it had run',
  );
});

test('a database that has seen more than the program knows is refused', () => {
  expect(() => firstPending([], new Map([['20261120_01_thing.sql', 'x']]))).toThrow(
    'newer than this program',
  );
});

test('a migration that sorts before one already run is refused', () => {
  const migrations = ['20261120_01_late.sql', '20261120_02_early.sql'].map((name) => ({
    name,
    sql: '',
    sha256: 'x',
  }));
  expect(() => firstPending(migrations, new Map([['20261120_02_early.sql', 'x']]))).toThrow(
    'Give it a later name',
  );
});

test('what has run stays as it is when nothing is pending', async () => {
  expect(await upgrade()).toEqual([]);
});
