import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { testDatabase, type TestDatabase } from '../../testing/database.ts';
import { patiently } from '../../testing/patiently.ts';
import { testServices, type TestServices } from '../../testing/services.ts';
import type { ServerDomain } from '../domain.ts';
import { openLog } from '../log.ts';
import { createDelivery } from '../mail/delivery.ts';
import { advanceQueue, startJobs } from './jobs.ts';

let database: TestDatabase;
let services: TestServices;
beforeAll(async () => {
  database = await testDatabase();
  services = testServices(database);
});
afterAll(() => database.close());

const rowsOf = async (query: string, ...values: readonly unknown[]) =>
  (await database.owner.query(query, [...values])).rows;
const jobs = (name: string) =>
  rowsOf(
    `select max_attempts, priority, run_at = created_at as is_now,
       extract(epoch from run_at - created_at)::float8 as delay_s, key
     from graphile_worker.jobs where task_identifier = $1 order by id`,
    name,
  );

describe('what a unit leaves in the queue', () => {
  it('is tried 25 times, at once where no time or one that is over is said', async () => {
    await services.unit(async (work) => {
      await work.enqueue('school.ring', {});
      await work.enqueue('school.ring', {}, { runAt: new Date(work.now.getTime() - 60_000) });
      await work.enqueue('school.ring', {}, { runAt: new Date(work.now.getTime() + 90_000), key: 'later' });
    });
    const at = { max_attempts: 25, priority: 0 };
    expect(await jobs('school.ring')).toEqual([
      { ...at, is_now: true, delay_s: 0, key: null },
      { ...at, is_now: true, delay_s: 0, key: null },
      { ...at, is_now: false, delay_s: 90, key: 'later' },
    ]);
  });

  it('before all else are messages: mails are tried 15 times, text messages 6', async () => {
    await services.unit(async (work) => {
      await work.sendEmail({ to: 'ada@example.org', subject: 'Hello', text: 'Hello', html: '' });
      await work.sendSms({ to: '+4915112345678', text: 'Hello' });
    });
    const now = { priority: -10, is_now: true, delay_s: 0, key: null };
    expect(await jobs('platform.deliver_email')).toEqual([{ ...now, max_attempts: 15 }]);
    expect(await jobs('platform.deliver_sms')).toEqual([{ ...now, max_attempts: 6 }]);
  });

  it('is no mail whose address or subject holds a line break', async () => {
    for (const broken of [
      { to: 'a@b.example\r\nbcc: c@d.example' },
      { subject: 'Hello\nbcc: c@d.example' },
    ]) {
      const message = { to: 'ada@example.org', subject: 'Hello', text: 'Hello', html: '', ...broken };
      await expect(services.unit((work) => work.sendEmail(message))).rejects.toThrow('line break');
    }
  });
});

describe('an event that a listener cannot hear', () => {
  it('waits longer after each attempt, says why, and stays for the operator after the twenty-fifth', async () => {
    const said: Record<string, unknown>[] = [];
    const log = openLog({
      role: 'test',
      level: 'warn',
      to: { write: (line: string) => void said.push(JSON.parse(line)) },
    });
    let tries = 0;
    const school: ServerDomain = {
      name: 'school',
      listeners: {
        'school.rang': async () => {
          tries += 1;
          throw new Error('x'.repeat(2000));
        },
      },
    };
    const running = await startJobs({
      services: { ...services, log },
      domains: [school],
      delivery: createDelivery({ isProduction: false }, services),
    });
    const waiting = async () => {
      const [row] = await rowsOf(
        `select attempts, length(last_error) as length, extract(epoch from due_at - now())::float8 as wait_s
         from platform.hearing`,
      );
      return row;
    };
    await services.unit((work) => work.emit({ topic: 'school.rang', payload: {} }));
    await patiently(async () => expect(await waiting()).toMatchObject({ attempts: 1, length: 1000 }));
    expect((await waiting()).wait_s).toBeLessThanOrEqual(Math.E);
    await database.owner.query(
      `update platform.hearing set attempts = 23, due_at = now() + interval '1 hour'`,
    );
    const before = tries;
    await advanceQueue(database.pool, 3600);
    await patiently(async () => expect(await waiting()).toMatchObject({ attempts: 24 }));
    // Six hours at most.
    expect((await waiting()).wait_s).toBeGreaterThan(22_000 - 600);
    expect((await waiting()).wait_s).toBeLessThanOrEqual(22_027);
    await advanceQueue(database.pool, 22_027);
    await patiently(async () => expect(await waiting()).toMatchObject({ attempts: 25 }));
    await advanceQueue(database.pool, 22_027);
    await services.unit((work) => work.emit({ topic: 'school.rang', payload: {} }));
    await patiently(async () =>
      expect(await rowsOf('select attempts from platform.hearing order by attempts')).toEqual([
        { attempts: 1 },
        { attempts: 25 },
      ]),
    );
    await running.stop();
    expect(tries).toBe(before + 3);
    const heard = said.map(({ level, msg, attempt }) => [level, msg, attempt]);
    expect(heard).toContainEqual(['warn', 'an event could not be heard and will be repeated', 24]);
    expect(heard).toContainEqual(['error', 'an event could not be heard for the last time', 25]);
    expect(heard.filter(([level]) => level === 'error')).toHaveLength(1);
  });
});
