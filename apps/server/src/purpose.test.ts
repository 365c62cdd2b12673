import { silentLog } from '@egcr/server-kit/log';
import { testDatabase, type TestDatabase } from '@egcr/server-kit/testing/database';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { openServices, prepareDatabase } from './compose.ts';
import { readConfig } from './config.ts';
import { demoPeople } from './demo-people.ts';
import { endDemo } from './demo.ts';
import { composeDomains, type Domains } from './domains.ts';
import { unkeptKeys } from './keys.ts';

const production = { NODE_ENV: 'production', PUBLIC_URL: 'https://pay.example.org' };
const demo = { DEMO: 'on' };

let database: TestDatabase;
/** A start with a demonstration takes seconds: it is done once and copied. */
let demonstration: TestDatabase;
const keys = unkeptKeys();
const open: { end(): Promise<void> }[] = [];
const endOpen = async () => {
  for (const pool of open.splice(0)) await pool.end();
};
beforeAll(async () => {
  demonstration = await testDatabase();
  database = demonstration;
  await start(demo);
  await endOpen();
});
beforeEach(async () => {
  database = await testDatabase();
});
afterEach(async () => {
  await endOpen();
  await database.close();
});
afterAll(() => demonstration.close());

/** What a start does before it serves. */
async function start(settings: Readonly<Record<string, string>>) {
  const config = readConfig({ DATABASE_URL: database.url, ...settings });
  const services = openServices({ config, databaseUrl: database.url, dataKeys: keys.data, log: silentLog });
  open.push(services.pool);
  const domains = composeDomains(config, keys);
  await prepareDatabase(services, domains);
  return { services, domains };
}

/** Opens a database with a demonstration, which this makes the one of the test. */
async function startDemonstrated() {
  await database.close();
  database = await demonstration.copy();
  return start(demo);
}

const idsOf = async ({
  services,
  domains,
}: {
  services: Awaited<ReturnType<typeof start>>['services'];
  domains: Domains;
}) => Promise.all(demoPeople.map(({ email }) => domains.doors.identity.findUserIdBy(services.db, { email })));

describe('production', () => {
  it('refuses a database with demo people, and names the command that ends them (attack S3)', async () => {
    await startDemonstrated();
    await expect(start(production)).rejects.toThrow('npm run demo:end');
    await expect(start(production)).rejects.toThrow('npm run demo:end');
  });

  it('refuses a database of an older version, which notes nothing, by the addresses of the demo people (attack S3)', async () => {
    await startDemonstrated();
    await database.ownerDb.deleteFrom('platform.done_once').execute();
    await expect(start(production)).rejects.toThrow('npm run demo:end');
  });

  it('takes it once the demonstration is ended: no account, session, role, link or message of it is left (attack S3)', async () => {
    const { services, domains } = await startDemonstrated();
    const { identity } = domains.doors;
    const ids = (await idsOf({ services, domains })).filter((id) => id !== undefined);
    expect(ids).toHaveLength(demoPeople.length);
    const secrets = await identity.hashSecrets({ password: 'Harbour-Lamp-41' });
    const accomplice = await services.unit(async (work) => {
      const id = await identity.createConfirmedPerson(work, { email: 'mallory@example.org', secrets });
      await identity.grantRole(work, { userId: id, role: 'super_admin' });
      await identity.issueSession(work, id);
      return id;
    });
    expect(await endDemo(services, domains.doors)).toBe(demoPeople.length + 1);
    const standings = await identity.standingOf(services.db, [...ids, accomplice], services.clock.now());
    expect([...standings.values()].every(({ isBanned }) => isBanned)).toBe(true);
    const { rows } = await database.pool.query(`
      select
        (select count(*)::int from identity.user where roles <> '{}' or password_hash is not null) as open,
        (select count(*)::int from identity.session where ended_at is null) as sessions,
        (select count(*)::int from identity.pin) as pins,
        (select count(*)::int from identity.one_time_token) as tokens,
        (select count(*)::int from platform.captured_message) as messages`);
    expect(rows[0]).toEqual({ open: 0, sessions: 0, pins: 0, tokens: 0, messages: 0 });
    await start(production);
    expect(await endDemo(services, domains.doors)).toBe(0);
  });

  it('takes the staff role from the person who got one during the demonstration (attack S3)', async () => {
    const { services, domains } = await startDemonstrated();
    await database.pool.query(`
      insert into identity.user (id, email, email_confirmed_at, roles, language, created_at, updated_at, user_metadata, app_metadata)
      values (gen_random_uuid(), 'mallory@example.org', now(), '{super_admin}', 'en', now(), now(), '{}', '{}')`);
    await endDemo(services, domains.doors);
    const { rows } = await database.pool.query(
      "select email, roles from identity.user where email = 'mallory@example.org'",
    );
    expect(rows).toEqual([{ email: 'mallory@example.org', roles: [] }]);
  });

  it('refuses a database of test mode, whose service keys never expire (attack S3)', async () => {
    await start({ TEST_MODE: '1' });
    await expect(start(production)).rejects.toThrow('test mode');
  });

  it.each([{}, { TEST_MODE: '1' }, { NODE_ENV: 'test' }, demo])(
    'does not lose its database to a start with %o, where NODE_ENV got lost (attack S3)',
    async (settings) => {
      await start(production);
      await expect(start(settings)).rejects.toThrow('Set NODE_ENV=production');
      await start(production);
    },
  );
});
