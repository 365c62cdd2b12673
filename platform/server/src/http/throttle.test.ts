import { randomUUID } from 'node:crypto';

import { rateLimits } from '@egcr/contract/limits';
import { addSeconds } from '@egcr/contract/time';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { patiently } from '../../testing/patiently.ts';

import { testDatabase, type TestDatabase } from '../../testing/database.ts';
import { openPool } from '../postgres/database.ts';
import { silentLog } from '../log.ts';
import { createThrottle, type Throttle, type ThrottleSource } from './throttle.ts';

const noon = new Date('2026-11-20T12:00:10.000Z');
let database: TestDatabase;
let source: ThrottleSource;

beforeAll(async () => {
  database = await testDatabase();
  source = { pool: database.pool, log: silentLog, settings: { isTestMode: true, rateLimitsOn: true } };
});
afterAll(() => database.close());

async function allowedOf(calls: readonly Promise<{ allowed: boolean }>[]): Promise<number> {
  return (await Promise.all(calls)).filter(({ allowed }) => allowed).length;
}

function times<Answer>(count: number, call: (at: number) => Answer): Answer[] {
  return Array.from({ length: count }, (_, at) => call(at));
}

async function sharedCount(key: string): Promise<number> {
  const { rows } = await database.pool.query<{ count: number }>(
    'select count from platform.rate_counter where key = $1',
    [key],
  );
  return rows[0]?.count ?? 0;
}

describe('the throttle', () => {
  test('lets exactly the limit of a small class through, over all processes (threat 17)', async () => {
    const processes: readonly Throttle[] = [createThrottle(source), createThrottle(source)];
    const caller = `user:${randomUUID()}`;
    const calls = times(
      100,
      (at) => processes[at % 2]?.(caller, 'secret', noon) ?? Promise.reject(new Error('no process')),
    );
    expect(await allowedOf(calls)).toBe(rateLimits.secret.requests);
  });

  test('counts a large class in memory and shares it a moment later', async () => {
    const [here, there] = [createThrottle(source), createThrottle(source)];
    const caller = `user:${randomUUID()}`;
    expect(await allowedOf(times(590, () => here(caller, 'read', noon)))).toBe(590);
    await patiently(async () => expect(await sharedCount(`read ${caller}`)).toBe(590));
    await there(caller, 'read', noon);
    await patiently(async () => expect(await sharedCount(`read ${caller}`)).toBe(591));
    expect(await allowedOf(times(50, () => there(caller, 'read', noon)))).toBe(9);
  });

  test('says how long to wait, and lets through again in the next window', async () => {
    const throttle = createThrottle(source);
    const caller = `user:${randomUUID()}`;
    await Promise.all(times(rateLimits.money.requests, () => throttle(caller, 'money', noon)));
    expect(await throttle(caller, 'money', noon)).toEqual({ allowed: false, retryAfter_s: 50 });
    expect(await throttle(caller, 'money', addSeconds(noon, 50))).toEqual({ allowed: true });
  });

  test('counts neighbours in one IPv6 network as one, and other callers and classes apart (threat 17)', async () => {
    const throttle = createThrottle(source);
    const limit = rateLimits.send.requests;
    const calls = times(limit + 5, (at) => throttle(`ip:2001:db8:7:8::${at.toString(16)}`, 'send', noon));
    expect(await allowedOf(calls)).toBe(limit);
    expect(await throttle('ip:2001:db8:7:9::1', 'send', noon)).toEqual({ allowed: true });
    expect(await throttle('ip:2001:db8:7:8::1', 'secret', noon)).toEqual({ allowed: true });
  });

  test('refuses a flood from memory, without asking the database', async () => {
    const pool = openPool({ url: database.url, applicationName: 'flood' });
    const throttle = createThrottle({ ...source, pool });
    const caller = `user:${randomUUID()}`;
    await Promise.all(times(rateLimits.secret.requests + 1, () => throttle(caller, 'secret', noon)));
    await pool.end();
    expect(await allowedOf(times(1000, () => throttle(caller, 'secret', noon)))).toBe(0);
  });

  test('remembers a hundred thousand callers, and starts afresh where one more comes', async () => {
    const pool = openPool({ url: database.url, applicationName: 'crowd' });
    await pool.end();
    const throttle = createThrottle({ ...source, pool });
    const caller = `user:${randomUUID()}`;
    await Promise.all(times(rateLimits.write.requests, () => throttle(caller, 'write', noon)));
    for (let at = 1; at < 100_000; at += 1) await throttle(`user:${at}`, 'write', noon);
    expect((await throttle(caller, 'write', noon)).allowed).toBe(false);
    await throttle('user:one-more', 'write', noon);
    expect((await throttle(caller, 'write', noon)).allowed).toBe(true);
  });

  test('remembers the limit whatever order the answers come in', async () => {
    const waiting: ((count: number) => void)[] = [];
    const answer = () => new Promise((resolve) => waiting.push((count) => resolve({ rows: [{ count }] })));
    const unused = openPool({ url: database.url, applicationName: 'late answers' });
    const throttle = createThrottle({ ...source, pool: Object.assign(unused, { query: answer }) });
    const caller = `user:${randomUUID()}`;
    const calls = times(rateLimits.secret.requests, () => throttle(caller, 'secret', noon));
    // The last to be counted is the first to be heard of.
    for (const [at, hear] of [...waiting.entries()].toReversed()) hear(at + 1);
    expect(await allowedOf(calls)).toBe(rateLimits.secret.requests);
    const next = throttle(caller, 'secret', noon);
    expect(waiting).toHaveLength(rateLimits.secret.requests);
    expect(await next).toEqual({ allowed: false, retryAfter_s: expect.any(Number) });
    await unused.end();
  });

  test.each([
    ['money', 60],
    ['secret', 30],
    ['send', 30],
  ] as const)(
    'of the class %s it lets %i calls through, over all processes, and no further one',
    async (rate, limit) => {
      const processes: readonly Throttle[] = [createThrottle(source), createThrottle(source)];
      const caller = `user:${randomUUID()}`;
      const calls = processes.flatMap((each) => times(limit, () => each(caller, rate, noon)));
      expect(await allowedOf(calls)).toBe(limit);
    },
  );

  test.each([
    ['write', 120],
    ['upload', 300],
    ['public', 600],
  ] as const)(
    'of the large class %s it lets %i through and refuses the next, without asking',
    async (rate, limit) => {
      const throttle = createThrottle(source);
      const caller = `user:${randomUUID()}`;
      expect(await allowedOf(times(limit + 1, () => throttle(caller, rate, noon)))).toBe(limit);
      const late = new Date('2026-11-20T12:00:59.999Z');
      expect(await throttle(caller, rate, late)).toEqual({ allowed: false, retryAfter_s: 1 });
      expect(await throttle(caller, rate, new Date('2026-11-20T12:01:00.000Z'))).toEqual({ allowed: true });
    },
  );

  test('counts outside of test mode whatever was asked for', async () => {
    const throttle = createThrottle({ ...source, settings: { isTestMode: false, rateLimitsOn: false } });
    const caller = `user:${randomUUID()}`;
    expect(await allowedOf(times(61, () => throttle(caller, 'money', noon)))).toBe(60);
  });

  test('what a process still tells about an earlier window changes nothing in the next', async () => {
    const [here, there] = [createThrottle(source), createThrottle(source)];
    const caller = `user:${randomUUID()}`;
    await Promise.all(times(20, () => here(caller, 'money', noon)));
    const next = addSeconds(noon, 60);
    await Promise.all(times(7, () => here(caller, 'money', next)));
    await Promise.all(times(30, () => there(caller, 'money', noon)));
    expect(await sharedCount(`money ${caller}`)).toBe(7);
  });

  test('lets everything pass in test mode unless limits were asked for', async () => {
    const throttle = createThrottle({ ...source, settings: { isTestMode: true, rateLimitsOn: false } });
    const caller = `user:${randomUUID()}`;
    expect(await allowedOf(times(100, () => throttle(caller, 'secret', noon)))).toBe(100);
  });
});
