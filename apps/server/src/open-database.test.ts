import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { openPool } from '@egcr/server-kit/database';
import { silentLog } from '@egcr/server-kit/log';
import { testDatabase, type TestDatabase } from '@egcr/server-kit/testing/database';
import { afterEach, beforeEach, expect, test } from 'vitest';

import { openDatabase } from './open-database.ts';

let database: TestDatabase;
let dataDirectory: string;
/** Roles belong to the server, not to the database: each test has its own. */
let roles: string[];
beforeEach(async () => {
  database = await testDatabase();
  dataDirectory = mkdtempSync(join(tmpdir(), 'egcr-open-'));
  roles = [];
});
afterEach(async () => {
  for (const role of roles) await database.owner.query(`drop owned by "${role}"; drop role "${role}"`);
  await database.close();
  rmSync(dataDirectory, { recursive: true });
});

function open(urls: { databaseUrl: string; databaseOwnerUrl?: string }): Promise<string> {
  return openDatabase({ dataDirectory, databaseOwnerUrl: undefined, ...urls }, { log: silentLog });
}

function addressFor(role: string, password = 'secret'): string {
  const url = new URL(database.ownerUrl);
  url.username = role;
  url.password = encodeURIComponent(password);
  return url.href;
}

const databaseName = () => new URL(database.ownerUrl).pathname.slice(1);

async function makeRole(attributes: string): Promise<string> {
  const role = `egcr_test_${crypto.randomUUID().slice(0, 8)}`;
  await database.owner.query(`create role "${role}" login password 'secret' ${attributes}`);
  roles.push(role);
  return role;
}

async function ask(url: string, text: string): Promise<readonly Record<string, unknown>[]> {
  const pool = openPool({ url, applicationName: 'test', connectionsMax: 1 });
  try {
    return (await pool.query<Record<string, unknown>>(text)).rows;
  } finally {
    await pool.end();
  }
}

const whoIs = (url: string) =>
  ask(url, 'select current_user as role, current_setting($$is_superuser$$) as is_super');

test('with the address of a superuser alone, the product connects as a role that it makes for itself (attack D7)', async () => {
  const url = await open({ databaseUrl: database.ownerUrl });
  const role = new URL(url).username;
  roles.push(role);
  expect(role).toMatch(/^egcr_app_[0-9a-f]{8}$/);
  expect(await whoIs(url)).toEqual([{ role, is_super: 'off' }]);
  await expect(ask(url, 'update ledger.account set balance = 1')).rejects.toThrow('permission denied');
  const [file = ''] = readdirSync(join(dataDirectory, 'keys'));
  expect(statSync(join(dataDirectory, 'keys', file)).mode & 0o777).toBe(0o600);
  expect(readFileSync(join(dataDirectory, 'keys', file), 'utf8')).toContain(new URL(url).password);
});

test('the next start uses the same role, and mends what the role did to itself (attack D8)', async () => {
  const url = await open({ databaseUrl: database.ownerUrl });
  roles.push(new URL(url).username);
  await ask(url, 'alter role current_user set synchronous_commit = off');
  await ask(url, "alter role current_user password 'another'");
  expect(await open({ databaseUrl: database.ownerUrl })).toBe(url);
  expect(await ask(url, 'show synchronous_commit')).toEqual([
    {
      synchronous_commit: (await ask(database.ownerUrl, 'show synchronous_commit'))[0]?.[
        'synchronous_commit'
      ],
    },
  ]);
});

test('rights that someone granted by hand are taken back at the next start (attack D8)', async () => {
  const url = await open({ databaseUrl: database.ownerUrl });
  const role = new URL(url).username;
  roles.push(role);
  await database.owner.query(
    `grant all on all tables in schema ledger, identity to "${role}"; grant insert on ledger.entry to public; grant create on schema public to public`,
  );
  await open({ databaseUrl: database.ownerUrl });
  for (const attack of [
    'delete from ledger.entry',
    'truncate identity.audit_event',
    'create table public.t ()',
  ]) {
    await expect(ask(url, attack)).rejects.toThrow('permission denied');
  }
});

test('with an owner beside it, the named role gets what it needs and no more', async () => {
  const role = await makeRole('');
  const url = await open({ databaseUrl: addressFor(role), databaseOwnerUrl: database.ownerUrl });
  expect(await whoIs(url)).toEqual([{ role, is_super: 'off' }]);
  expect(await ask(url, 'select count(*)::int as count from exchange.quote')).toEqual([{ count: 0 }]);
  expect(readdirSync(dataDirectory)).toEqual([]);
});

test('a named role that is missing is made', async () => {
  const role = `egcr_test_${crypto.randomUUID().slice(0, 8)}`;
  roles.push(role);
  const url = await open({ databaseUrl: addressFor(role, 'p w:/@%'), databaseOwnerUrl: database.ownerUrl });
  expect(await whoIs(url)).toEqual([{ role, is_super: 'off' }]);
});

test.each(['superuser', 'createrole', 'createdb', 'bypassrls', 'replication', 'in role pg_write_all_data'])(
  'with an owner beside it, a role with %s is refused, with the statements that help (attack D6)',
  async (attributes) => {
    const role = await makeRole(attributes);
    await expect(
      open({ databaseUrl: addressFor(role), databaseOwnerUrl: database.ownerUrl }),
    ).rejects.toThrow(/may do more than the application needs.*create role/s);
  },
);

test('the owner is not the application, whichever names it (attack D6)', async () => {
  await expect(open({ databaseUrl: database.ownerUrl, databaseOwnerUrl: database.ownerUrl })).rejects.toThrow(
    'may do more than the application needs',
  );
});

test('alone, a role that owns the tables and can make no other is refused (attack D6)', async () => {
  const role = await makeRole('');
  await database.owner.query(
    `alter table exchange.quote owner to "${role}"; grant connect on database ${databaseName()} to "${role}"`,
  );
  await expect(open({ databaseUrl: addressFor(role) })).rejects.toThrow(/owns tables.*DATABASE_OWNER_URL/s);
});

test('alone, a role that was given its rights before starts without an owner, unless a schema file is pending', async () => {
  const role = await makeRole('');
  const databaseUrl = addressFor(role);
  await open({ databaseUrl, databaseOwnerUrl: database.ownerUrl });
  expect(await open({ databaseUrl })).toBe(databaseUrl);
  await database.owner.query(
    'delete from platform.schema_file where name = (select max(name) from platform.schema_file)',
  );
  await expect(open({ databaseUrl })).rejects.toThrow(/has not seen schema file .* DATABASE_OWNER_URL/);
});

/** As the versions left it whose migrations had dates in their names. */
async function makeEarlierForm(): Promise<void> {
  await database.owner.query(`
    drop table platform.schema_file;
    create table platform.migration (name text primary key, sha256 text not null, applied_at timestamptz not null);
    insert into platform.migration values ('20261120_30_ledger_tables.sql', 'x', now())`);
}

const EARLIER = /made by an earlier version.*Nothing in it was changed.*empty DATA_DIR.*DATABASE_URL/;

test('a data directory of an earlier form is refused in words, and nothing is written to it', async () => {
  await makeEarlierForm();
  const embedded = openDatabase(
    { dataDirectory, databaseUrl: undefined, databaseOwnerUrl: undefined },
    { embeddedUrl: database.ownerUrl, log: silentLog },
  );
  await expect(embedded).rejects.toThrow(EARLIER);
  expect(readdirSync(dataDirectory)).toEqual([]);
});

test('a database of an earlier form is refused in words, whichever role looks at it', async () => {
  const role = await makeRole('');
  const databaseUrl = addressFor(role);
  await open({ databaseUrl, databaseOwnerUrl: database.ownerUrl });
  await makeEarlierForm();
  await expect(open({ databaseUrl })).rejects.toThrow(EARLIER);
  await expect(open({ databaseUrl, databaseOwnerUrl: database.ownerUrl })).rejects.toThrow(EARLIER);
  await expect(open({ databaseUrl: database.ownerUrl })).rejects.toThrow(EARLIER);
  expect(await ask(database.ownerUrl, 'select name from platform.migration')).toEqual([
    { name: '20261120_30_ledger_tables.sql' },
  ]);
});
