import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { afterEach, beforeEach, describe, expect, test } from 'vitest';

import { testDatabase, type TestDatabase } from '../../testing/database.ts';
import { domainSchemas } from '../../testing/test-server.ts';
import { systemClock } from '../clock.ts';
import { silentLog } from '../log.ts';
import { migrate, planMigration } from './migrate.ts';
import type { OwnedSchema, SchemaFile } from './schema-files.ts';

describe('a database', () => {
  let database: TestDatabase;
  let domains: string;
  beforeEach(async () => {
    database = await testDatabase();
    domains = await mkdtemp(join(tmpdir(), 'egcr-domains-'));
  });
  afterEach(async () => {
    await database.close();
    await rm(domains, { recursive: true });
  });

  /** `probe/tables/10_thing.sql`; the folder `schema` of the domain is added. */
  async function write(name: string, text: string): Promise<void> {
    const [domain = '', kind = '', file = ''] = name.split('/');
    await mkdir(join(domains, domain, 'schema', kind), { recursive: true });
    await writeFile(join(domains, domain, 'schema', kind, file), text);
  }

  async function upgrade(...probes: readonly string[]): Promise<readonly string[]> {
    const folders = [
      ...domainSchemas(),
      ...probes.map((probe) => pathToFileURL(join(domains, probe, 'schema'))),
    ];
    return migrate({ url: database.ownerUrl, folders, clock: systemClock, log: silentLog });
  }

  async function ask(sql: string): Promise<readonly unknown[]> {
    const { rows } = await database.owner.query<Record<string, unknown>>(sql);
    return rows.flatMap((row) => Object.values(row));
  }

  test('that is up to date stays as it is', async () => {
    expect(await upgrade()).toEqual([]);
  });

  test('runs each file exactly once, tables before functions, however many servers start at once', async () => {
    await write(
      'probe/functions/10_size.sql',
      'create or replace function probe.size() returns int language sql as $$ select max(size) from probe.thing $$;',
    );
    await write(
      'probe/tables/20_second.sql',
      'alter table probe.thing add column size int not null default 1;',
    );
    await write('probe/tables/10_first.sql', 'create schema probe; create table probe.thing (id int);');
    const ran = await Promise.all([upgrade('probe'), upgrade('probe'), upgrade('probe'), upgrade('probe')]);
    expect(ran.toSorted((one, other) => other.length - one.length)).toEqual([
      ['probe/tables/10_first.sql', 'probe/tables/20_second.sql', 'probe/functions/10_size.sql'],
      [],
      [],
      [],
    ]);
  });

  test('gets a function anew when its file has changed, and keeps the rows of its tables', async () => {
    await write(
      'probe/tables/10_first.sql',
      'create schema probe; create table probe.thing as select 7 as id;',
    );
    const returning = (what: string) =>
      `create or replace function probe.answer() returns int language sql as $$ select ${what} $$;`;
    await write('probe/functions/10_answer.sql', returning('1'));
    await upgrade('probe');
    await write('probe/functions/10_answer.sql', returning('id from probe.thing'));
    expect(await upgrade('probe')).toEqual(['probe/functions/10_answer.sql']);
    expect(await ask('select probe.answer()')).toEqual([7]);
    expect(await upgrade('probe')).toEqual([]);
  });

  test('gets the views back that a tables file had to drop', async () => {
    await write('probe/tables/10_first.sql', 'create schema probe; create table probe.thing (id int);');
    await write(
      'probe/functions/10_all.sql',
      'create or replace view probe.all_things as select id from probe.thing;',
    );
    await upgrade('probe');
    await write(
      'probe/tables/20_wider.sql',
      'drop view if exists probe.all_things; alter table probe.thing alter column id type bigint;',
    );
    expect(await upgrade('probe')).toEqual(['probe/tables/20_wider.sql', 'probe/functions/10_all.sql']);
    expect(await ask("select to_regclass('probe.all_things')::text")).toEqual(['probe.all_things']);
  });

  test('gets the schema that another one needs first', async () => {
    await write(
      'alpha/tables/10_first.sql',
      'create schema alpha; create table alpha.a as select zeta.one() as n;',
    );
    await writeFile(join(domains, 'alpha', 'schema', 'needs.json'), '["zeta"]');
    await write('zeta/tables/10_first.sql', 'create schema zeta;');
    await write(
      'zeta/functions/10_one.sql',
      'create or replace function zeta.one() returns int language sql as $$ select 1 $$;',
    );
    expect(await upgrade('alpha', 'zeta')).toEqual([
      'zeta/tables/10_first.sql',
      'zeta/functions/10_one.sql',
      'alpha/tables/10_first.sql',
    ]);
  });

  test('keeps nothing of a start in which one file failed, and is told which', async () => {
    await write('probe/tables/10_first.sql', 'create schema probe; create table probe.thing (id int);');
    await write('probe/functions/10_broken.sql', 'select 1/0;');
    await expect(upgrade('probe')).rejects.toThrow(
      /probe\/functions\/10_broken\.sql failed: division by zero/,
    );
    expect(await ask("select to_regnamespace('probe')::text")).toEqual([null]);
    expect(await ask("select name from platform.schema_file where name like 'probe/%'")).toEqual([]);
  });

  test('of an earlier form is refused in words, and nothing in it is touched', async () => {
    await database.owner.query(`
      drop table platform.schema_file;
      create table platform.migration (name text primary key, sha256 text not null, applied_at timestamptz not null);
      insert into platform.migration values ('20261120_30_ledger_tables.sql', 'x', now())`);
    const catalogue = () =>
      ask(
        "select oid::text || ':' || xmin::text from pg_class union all select oid::text || ':' || xmin::text from pg_proc order by 1",
      );
    const before = await catalogue();
    await expect(upgrade()).rejects.toThrow(
      /made by an earlier version.*Nothing in it was changed.*empty DATA_DIR.*DATABASE_URL/,
    );
    expect(await catalogue()).toEqual(before);
  });

  test('is not migrated from a file whose name has no number', async () => {
    await write('probe/tables/first.sql', 'select 1;');
    await expect(upgrade('probe')).rejects.toThrow('probe/tables/first.sql: the name must be NN_subject.sql');
  });
});

describe('what there is to run', () => {
  const file = (name: string, sha256 = 'as it is'): SchemaFile => ({ name, sql: '', sha256 });
  const schema = (
    owner: string,
    parts: { tables?: readonly string[]; functions?: readonly string[]; needs?: readonly string[] },
  ): OwnedSchema => ({
    owner,
    needs: parts.needs ?? [],
    tables: (parts.tables ?? []).map((name) => file(`${owner}/tables/${name}`)),
    functions: (parts.functions ?? []).map((name) => file(`${owner}/functions/${name}`)),
    access: '',
  });
  const seen = (...names: readonly string[]) => new Map(names.map((name) => [name, 'as it is']));

  test('is refused where a tables file was changed after it ran', () => {
    const applied = new Map([['pots/tables/10_pot.sql', 'as it was']]);
    expect(() => planMigration([schema('pots', { tables: ['10_pot.sql'] })], applied)).toThrow(
      'pots/tables/10_pot.sql was changed after it had run',
    );
  });

  test('is refused where the database has seen tables that the program does not know', () => {
    expect(() => planMigration([], seen('pots/tables/10_pot.sql'))).toThrow(
      'made by another version of the program: it has seen pots/tables/10_pot.sql',
    );
  });

  test('is refused where a tables file sorts before one of its domain that ran, and only of its domain', () => {
    const pots = schema('pots', { tables: ['10_late.sql', '20_early.sql'] });
    expect(() => planMigration([pots], seen('pots/tables/20_early.sql'))).toThrow(
      'pots/tables/10_late.sql comes before pots/tables/20_early.sql',
    );
    const plan = planMigration(
      [schema('pots', { tables: ['10_pot.sql'] }), schema('site', { tables: ['20_slide.sql'] })],
      seen('site/tables/20_slide.sql'),
    );
    expect(plan.run.map(({ name }) => name)).toEqual(['pots/tables/10_pot.sql']);
  });

  test('forgets functions files that are gone, so that the program that has them runs them again', () => {
    const plan = planMigration([schema('pots', {})], seen('pots/functions/10_sum.sql'));
    expect(plan).toEqual({ run: [], forget: ['pots/functions/10_sum.sql'] });
  });

  test('is every function of a schema whose tables changed, or those it needs', () => {
    const pots = schema('pots', { tables: ['10_pot.sql', '20_more.sql'], functions: ['10_sum.sql'] });
    const banking = schema('banking', { functions: ['10_guard.sql'], needs: ['pots'] });
    const site = schema('site', { functions: ['10_count.sql'] });
    const applied = seen(
      'pots/tables/10_pot.sql',
      'pots/functions/10_sum.sql',
      'banking/functions/10_guard.sql',
      'site/functions/10_count.sql',
    );
    expect(planMigration([pots, banking, site], applied).run.map(({ name }) => name)).toEqual([
      'pots/tables/20_more.sql',
      'pots/functions/10_sum.sql',
      'banking/functions/10_guard.sql',
    ]);
  });
});
