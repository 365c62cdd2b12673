import { testDatabase, type TestDatabase } from '@egcr/server-kit/testing/database';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { findExcess, refuseExcess } from './database-role.ts';

/** What someone who can send statements over the application's connection tries: it is the tests' own connection. */
let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

/** Runs the statement as the application in a transaction of its own; answers the code of the refusal. */
async function tryAsApplication(statement: string): Promise<string> {
  const client = await database.pool.connect();
  try {
    // These two never run inside a transaction.
    if (!/^(alter system|create database)/.test(statement)) await client.query('begin');
    await client.query(statement);
    return 'done';
  } catch (error) {
    return error instanceof Error && 'code' in error ? String(error.code) : String(error);
  } finally {
    await client.query('rollback');
    client.release();
  }
}

const DENIED = '42501';

describe('the application’s role cannot write the books', () => {
  test.each([
    ['give an account money', 'update ledger.account set balance = 1000000'],
    ['lift a limit', 'update ledger.account set limit_day = null'],
    ['add an entry', 'insert into ledger.entry select * from ledger.entry'],
    ['add a transfer', 'insert into ledger.transfer select * from ledger.transfer'],
    ['write through the posting function’s door', 'insert into ledger.posting select * from ledger.posting'],
    ['release what is held', "update ledger.hold set state = 'released'"],
    ['remove what happened', 'delete from ledger.transfer'],
    ['empty the entries', 'truncate ledger.entry'],
    ['change the decimals of a currency', 'update ledger.asset set exponent = 6'],
    ['rewrite a signed root', 'update ledger.checkpoint set root = root'],
    ['cut off the log', 'delete from ledger.log_tile'],
    ['bring a key of its own in by hand', "insert into ledger.log_key values ('\\x00', now())"],
    ['forget that the books disagreed', 'delete from ledger.reconciliation_run'],
    ['write a month-end balance', 'update ledger.account_snapshot set balance = 0'],
    ['lock a row', 'select from ledger.account for update'],
    ['lock a table', 'lock table ledger.account in share mode'],
    [
      'merge into the books',
      'merge into ledger.asset a using ledger.asset b on a.code = b.code when matched then delete',
    ],
    ['copy rows in', 'copy ledger.entry from stdin'],
    ['call what only functions call', "select ledger.end_hold(gen_random_uuid(), 'released', now())"],
  ])('%s (attack D1)', async (_, statement) => {
    expect(await tryAsApplication(statement)).toBe(DENIED);
  });

  test('nor make a root that does not follow from the last (attack D2)', async () => {
    const root = {
      seq: 7,
      xid_from: '0',
      xid_to: '9',
      size_before: 0,
      tree_size: 1,
      root: '00'.repeat(32),
      posted_through: new Date(),
      sealed_at: new Date(),
      note: 'forged',
    };
    expect(await tryAsApplication(`select ledger.keep_checkpoint('${JSON.stringify(root)}')`)).toBe('23514');
  });
});

describe('the application’s role cannot take the guards away', () => {
  test.each([
    ['switch triggers off for itself', "set session_replication_role = 'replica'", DENIED],
    ['for a transaction', "set local session_replication_role = 'replica'", DENIED],
    ['by the function behind set', "select set_config('session_replication_role', 'replica', true)", DENIED],
    ['for its next sessions', "alter role current_user set session_replication_role = 'replica'", DENIED],
    ['for the database', "alter system set session_replication_role = 'replica'", DENIED],
    ['disable a trigger', 'alter table ledger.entry disable trigger all', DENIED],
    ['drop a trigger', 'drop trigger entry_append_only on ledger.entry', DENIED],
    [
      'add a trigger',
      'create trigger t before insert on exchange.quote for each row execute function ledger.refuse_change()',
      DENIED,
    ],
    ['drop a rule of a table', 'alter table ledger.account drop constraint account_floor_kept', DENIED],
    [
      'change a function',
      'create or replace function ledger.cluster() returns text language sql as $$ select session_user::text $$',
      DENIED,
    ],
    ['let a function run as its caller', 'alter function ledger.post_in_tx security invoker', DENIED],
    ['take a function’s search path', 'alter function ledger.post_in_tx reset search_path', DENIED],
    ['drop a schema', 'drop schema ledger cascade', DENIED],
    [
      'make a function in public',
      'create function public.lower(text) returns text language sql as $$ select $1 $$',
      DENIED,
    ],
    ['make a table in public', 'create table public.t (n int)', DENIED],
    ['make a schema', 'create schema attacker', DENIED],
    ['make a temporary table, to put a trigger on', 'create temporary table t (n int)', DENIED],
    ['bring in an extension', 'create extension dblink', DENIED],
    ['make itself the owner', 'alter table ledger.account owner to current_user', DENIED],
    ['give itself rights', 'grant update on ledger.account to current_user', 'done'],
    ['watch what others change', 'create publication p for all tables', DENIED],
  ])('%s (attack D3)', async (_, statement, answer) => {
    expect(await tryAsApplication(statement)).toBe(answer);
  });

  test('rights that it gives itself are none, since it has none to give (attack D3)', async () => {
    await database.pool.query('grant update on ledger.account to current_user');
    expect(await tryAsApplication('update ledger.account set balance = 1')).toBe(DENIED);
  });
});

describe('what was written down stays written down', () => {
  test.each([
    ['truncate identity.audit_event'],
    ["update identity.audit_event set action = 'nothing'"],
    ['delete from identity.audit_event'],
    ['delete from banking.suspense_decision'],
    ['delete from banking.bank_entry'],
    ['delete from banking.withdrawal_step'],
    ['update site.slide_version set language = language'],
    ["insert into platform.schema_file values ('wallet/tables/99_x.sql', 'x', now())"],
    ['delete from platform.schema_file'],
    ['update platform.installation set id = gen_random_uuid()'],
    ['truncate platform.idempotency'],
  ])('%s (attack D4)', async (statement) => {
    expect(await tryAsApplication(statement)).toBe(DENIED);
  });
});

test('nor is what the bank told us changed, though its rows may be locked (attack D4)', async () => {
  expect(await tryAsApplication('update banking.bank_entry set amount = 0')).toBe('23514');
});

describe('the application’s role reaches neither the server nor other roles', () => {
  test.each([
    ["copy (select 1) to program 'id'"],
    ["copy (select 1) to '/tmp/egcr-attack'"],
    ["select pg_read_file('/etc/passwd')"],
    ["select pg_ls_dir('.')"],
    ["select lo_import('/etc/passwd')"],
    ['select rolpassword from pg_authid'],
    ['select passwd from pg_shadow'],
    ['create role attacker superuser'],
    ['alter role current_user superuser'],
    ['alter role current_user bypassrls'],
    ['create database attacker'],
    ['grant pg_write_all_data to current_user'],
    ['set role pg_execute_server_program'],
    ["set session authorization 'pg_monitor'"],
    ['alter system set fsync = off'],
    ['select pg_reload_conf()'],
    ["select pg_create_physical_replication_slot('attacker')"],
    ['select pg_switch_wal()'],
  ])('%s (attack D5)', async (statement) => {
    expect(await tryAsApplication(statement)).toBe(DENIED);
  });

  test('nor anybody else this database (attack D5)', async () => {
    const template = process.env['EGCR_TEST_TEMPLATE'];
    const { rows } = await database.owner.query(
      "select has_database_privilege('public', $1, 'connect') or has_database_privilege('public', $1, 'temporary') as is_open",
      [template],
    );
    expect(rows).toEqual([{ is_open: false }]);
  });
});

describe('a start refuses a role that may do more than it should', () => {
  test('and takes the one it was given its rights for (attack D6)', async () => {
    expect(await findExcess(database.pool)).toMatchObject({ excess: [], makesRoles: false });
    await refuseExcess(database.pool);
  });

  test('the superuser and owner is told apart, with the statements that help (attack D6)', async () => {
    await expect(refuseExcess(database.owner)).rejects.toThrow(/is superuser.*create role egcr_app login/s);
  });

  const role = '"%"';
  test.each([
    ['may make roles', `alter role ${role} createrole`],
    ['may make databases', `alter role ${role} createdb`],
    ['may replicate', `alter role ${role} replication`],
    ['may pass by row security', `alter role ${role} bypassrls`],
    ['is a member of pg_write_all_data', `grant pg_write_all_data to ${role}`],
    ['is a member of pg_execute_server_program', `grant pg_execute_server_program to ${role}`],
    ['is a member of', `do $$ begin execute format('grant %I to ${role}', current_user); end $$`],
    [
      'owns the database',
      `do $$ begin execute format('alter database %I owner to ${role}', current_database()); end $$`,
    ],
    ['owns tables', `alter table exchange.quote owner to ${role}`],
    ['owns functions', `alter function ledger.leaf_of owner to ${role}`],
    ['owns schemas', `alter schema wallet owner to ${role}`],
    [
      'may make schemas',
      `do $$ begin execute format('grant create on database %I to ${role}', current_database()); end $$`,
    ],
    ['may make objects in the schema public', 'grant create on schema public to public'],
    ['may make objects in the schema ledger', `grant create on schema ledger to ${role}`],
    ['may write ledger.account', `grant update on ledger.account to ${role}`],
    ['may write ledger.account', `grant update (balance) on ledger.account to ${role}`],
    ['may write ledger.entry', 'grant insert on ledger.entry to public'],
    [
      'may empty, watch or refer to identity.audit_event',
      `grant truncate on identity.audit_event to ${role}`,
    ],
    ['may empty, watch or refer to exchange.quote', `grant trigger on exchange.quote to ${role}`],
    ['may switch triggers off', `grant set on parameter session_replication_role to ${role}`],
  ])('%s: %s (attack D6)', async (excess, statement) => {
    expect(await excessWith(statement)).toContainEqual(expect.stringContaining(excess));
  });

  /** What is found on a role made for this test, as an administrator's statement leaves it; all of it is undone. */
  async function excessWith(statement: string): Promise<readonly string[]> {
    const client = await database.owner.connect();
    const name = `egcr_test_${crypto.randomUUID()}`;
    try {
      await client.query('begin');
      await client.query(`create role "${name}"`);
      await client.query(statement.replaceAll('%"', `${name}"`));
      await client.query(`set local role "${name}"`);
      return (await findExcess(client)).excess;
    } finally {
      await client.query('rollback');
      client.release();
    }
  }
});
