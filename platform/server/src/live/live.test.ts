import { randomUUID } from 'node:crypto';

import { platformRefusals } from '@egcr/contract/refusals';
import { fastify, type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { patiently } from '../../testing/patiently.ts';

import { testDatabase, type TestDatabase } from '../../testing/database.ts';
import { testServices, type TestServices } from '../../testing/services.ts';
import { problemOf, sendProblem, toRefusal } from '../http/problem-reply.ts';
import { registerLive } from './live.ts';
import { EVENT_CHANNEL } from '../data/after-commit.ts';
import { workIn } from '../data/unit-of-work.ts';
import { Refusal } from '../refusal.ts';
import type { Gatekeeper } from '../services.ts';

let database: TestDatabase;
let services: TestServices;
let app: FastifyInstance;
let address: string;
const endedSessions = new Set<string>();
/** Sessions whose PIN window is open. */
const openPins = new Set<string>();

/** A bearer is `<user id> <session id>`. */
const gatekeeper: Gatekeeper = {
  authenticate: async ({ authorization = '' }) => {
    const [, userId = '', sessionId = ''] = authorization.split(' ');
    if (endedSessions.has(sessionId)) throw new Refusal(platformRefusals.session_expired);
    if (userId === '') throw new Refusal(platformRefusals.token_missing);
    const expiresAt = openPins.has(sessionId) ? new Date(services.clock.now().getTime() + 60_000) : null;
    const pin = { isSet: true, expiresAt, verifiedAt: expiresAt && services.clock.now() };
    return { kind: 'person', userId, sessionId, roles: [], isVerified: true, pin };
  },
  hasCompleteProfile: async () => true,
};

beforeAll(async () => {
  database = await testDatabase();
  services = testServices(database);
  app = fastify({ forceCloseConnections: true });
  app.decorateRequest('actor', undefined);
  app.setErrorHandler((error, request, reply) =>
    sendProblem(request, reply, problemOf(toRefusal(error, services.log))),
  );
  registerLive(app, {
    services,
    gatekeeper,
    throttle: async () => ({ allowed: true }),
    endsSession: ['test.session_ended'],
    behindPin: ['bank'],
    beat_ms: 50,
    catchUp_ms: 200,
  });
  address = await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await app.close();
  await database.close();
});

interface ReadEvent {
  readonly id: string;
  readonly event: string;
  readonly data: unknown;
}

interface Page {
  readonly status: number;
  readonly events: ReadEvent[];
  readonly isOver: () => boolean;
  readonly close: () => void;
}

async function openPage(
  userId: string,
  options: { sessionId?: string; lastId?: string } = {},
): Promise<Page> {
  const { sessionId = randomUUID(), lastId } = options;
  const leaving = new AbortController();
  const response = await fetch(`${address}/api/v1/live`, {
    headers: {
      authorization: `Bearer ${userId} ${sessionId}`,
      ...(lastId === undefined ? {} : { 'last-event-id': lastId }),
    },
    signal: leaving.signal,
  });
  const events: ReadEvent[] = [];
  let isOver = false;
  const read = async () => {
    await readAll(response, events).catch(() => undefined);
    isOver = true;
  };
  void read();
  const opened = { status: response.status, events, isOver: () => isOver, close: () => leaving.abort() };
  if (response.ok)
    await patiently(
      () => events[0]?.event === 'platform.connected' || Promise.reject(new Error('not connected')),
    );
  return opened;
}

async function readAll(response: Response, into: ReadEvent[]): Promise<void> {
  let rest = '';
  for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    const blocks = (rest + chunk).split('\n\n');
    rest = blocks.pop() ?? '';
    for (const block of blocks) {
      const fields = new Map(
        block.split('\n').map((line) => [line.split(': ')[0], line.slice(line.indexOf(': ') + 2)]),
      );
      const [id, event, data] = ['id', 'event', 'data'].map((name) => fields.get(name));
      if (id !== undefined && event !== undefined && data !== undefined)
        into.push({ id, event, data: JSON.parse(data) });
    }
  }
}

async function tell(userId: string, text: string, topic = 'test.told'): Promise<void> {
  await services.unit((work) => work.emit({ topic, payload: { text }, audience: [userId] }));
}

function textsOf(page: Page): unknown[] {
  return page.events
    .filter(({ event }) => event === 'test.told')
    .map(({ data }) => (data as { text: unknown }).text);
}

describe('a live stream', () => {
  test('carries what happens to this person at once, and nothing of others', async () => {
    const [ada, bob] = [randomUUID(), randomUUID()];
    const page = await openPage(ada);
    await tell(bob, 'for Bob');
    await tell(ada, 'first');
    await tell(ada, 'second');
    await patiently(() => expect(textsOf(page)).toEqual(['first', 'second']));
    page.close();
  });

  test('reaches every person of a large audience', async () => {
    const ada = randomUUID();
    const page = await openPage(ada);
    const audience = [...Array.from({ length: 400 }, () => randomUUID()), ada];
    await services.unit((work) => work.emit({ topic: 'test.told', payload: { text: 'all' }, audience }));
    await patiently(() => expect(textsOf(page)).toEqual(['all']));
    page.close();
  });

  test('begins with what was missed since the last event seen', async () => {
    const ada = randomUUID();
    const before = await openPage(ada);
    await tell(ada, 'seen');
    await patiently(() => expect(textsOf(before)).toEqual(['seen']));
    before.close();
    await tell(ada, 'missed');
    const lastId = before.events.at(-1)?.id ?? '';
    const after = await openPage(ada, { lastId });
    await tell(ada, 'live');
    await patiently(() => expect(textsOf(after)).toEqual(['missed', 'live']));
    after.close();
  });

  test('tells a page that was away for long to read everything again', async () => {
    const ada = randomUUID();
    const before = await openPage(ada);
    await tell(ada, 'long ago');
    await patiently(() => expect(textsOf(before)).toEqual(['long ago']));
    before.close();
    services.movableClock.advance(3600);
    const after = await openPage(ada, { lastId: before.events[0]?.id ?? '' });
    await patiently(() =>
      expect(after.events.map(({ event }) => event)).toEqual(['platform.connected', 'platform.refresh']),
    );
    after.close();
  });

  test('tells a page that missed five hundred events or more to read everything again', async () => {
    const many = (count: number, userId: string) =>
      Array.from({ length: count }, () => ({
        topic: 'test.told',
        payload: { text: '' },
        audience: [userId],
      }));
    const missed = async (count: number) => {
      const [ada, bob] = [randomUUID(), randomUUID()];
      const [before, other] = [await openPage(ada), await openPage(bob)];
      before.close();
      await patiently(() => expect(before.isOver()).toBe(true));
      await services.unit((work) => work.emit(...many(count, ada)));
      // What is told later is heard later: the others have passed by then.
      await tell(bob, 'later');
      await patiently(() => expect(textsOf(other)).toEqual(['later']));
      other.close();
      const after = await openPage(ada, { lastId: before.events[0]?.id ?? '' });
      await tell(ada, 'live');
      await patiently(() => expect(textsOf(after)).toContain('live'));
      after.close();
      return [textsOf(after).length - 1, after.events.some(({ event }) => event === 'platform.refresh')];
    };
    expect(await missed(499)).toEqual([499, false]);
    expect(await missed(500)).toEqual([0, true]);
  });

  test('says what is behind the PIN only while the window is open, and else that something has happened', async () => {
    const [ada, sessionId] = [randomUUID(), randomUUID()];
    openPins.add(sessionId);
    const page = await openPage(ada, { sessionId });
    const dataOf = () =>
      page.events.filter(({ event }) => event !== 'platform.connected').map(({ data }) => data);
    await tell(ada, 'open', 'bank.paid');
    await patiently(() => expect(dataOf()).toEqual([{ text: 'open' }]));
    openPins.delete(sessionId);
    await tell(ada, 'closed', 'bank.paid');
    await tell(ada, 'no secret');
    await patiently(() => expect(dataOf()).toEqual([{ text: 'open' }, {}, { text: 'no secret' }]));
    page.close();
    // What was missed is no less secret.
    const after = await openPage(ada, { lastId: page.events[0]?.id ?? '' });
    await patiently(() =>
      expect(after.events.map(({ data }) => data)).toEqual([{}, {}, {}, { text: 'no secret' }]),
    );
    after.close();
  });

  test('ends when its session ends', async () => {
    const [ada, sessionId] = [randomUUID(), randomUUID()];
    const page = await openPage(ada, { sessionId });
    const other = await openPage(ada);
    const ended = { topic: 'test.session_ended', payload: { session_id: sessionId }, audience: [ada] };
    await services.unit((work) => work.emit(ended));
    await patiently(() => expect(page.isOver()).toBe(true));
    expect(other.isOver()).toBe(false);
    other.close();
  });

  test('ends at the next beat when its bearer is no longer good', async () => {
    const sessionId = randomUUID();
    const page = await openPage(randomUUID(), { sessionId });
    endedSessions.add(sessionId);
    await patiently(() => expect(page.isOver()).toBe(true));
  });

  test('is refused without a bearer, and beyond ten for one person', async () => {
    expect((await fetch(`${address}/api/v1/live`)).status).toBe(401);
    const ada = randomUUID();
    const pages = await Promise.all(Array.from({ length: 10 }, () => openPage(ada)));
    const refused = await openPage(ada);
    expect(refused.status).toBe(429);
    const told = await fetch(`${address}/api/v1/live`, {
      headers: { authorization: `Bearer ${ada} ${randomUUID()}` },
    });
    expect([told.headers.get('retry-after'), await told.json()]).toMatchObject([
      '30',
      { code: 'rate_limited' },
    ]);
    pages[0]?.close();
    await patiently(async () => {
      const page = await openPage(ada);
      expect(page.status).toBe(200);
      page.close();
    });
    for (const page of pages) page.close();
  });

  test('misses nothing when the listening connection breaks', async () => {
    const ada = randomUUID();
    const page = await openPage(ada);
    await database.pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where application_name = 'egcr-live' and datname = current_database()`,
    );
    await tell(ada, 'meanwhile');
    await patiently(() => expect(textsOf(page)).toEqual(['meanwhile']));
    await tell(ada, 'afterwards');
    await patiently(() => expect(textsOf(page)).toEqual(['meanwhile', 'afterwards']));
    page.close();
  });
});

test('an event of a process that died before it could tell of it still arrives, once', async () => {
  const ada = randomUUID();
  const emitUntold = (text: string) =>
    database.db
      .transaction()
      .execute((transaction) =>
        workIn(transaction, services).emit({ topic: 'test.told', payload: { text }, audience: [ada] }),
      );
  await emitUntold('before');
  services.movableClock.advance(1);
  const page = await openPage(ada);
  await emitUntold('untold');
  await patiently(() => expect(textsOf(page)).toEqual(['untold']));
  await tell(ada, 'told');
  await patiently(() => expect(textsOf(page)).toEqual(['untold', 'told']));
  page.close();
});

test('a page does not hear what another process tells of late, when it had happened long before the page was opened', async () => {
  const ada = randomUUID();
  await tell(ada, 'long ago');
  const { rows } = await database.pool.query<{ id: string }>(
    'select id from platform.event where audience @> array[$1::uuid]',
    [ada],
  );
  services.movableClock.advance(60);
  const page = await openPage(ada);
  await database.pool.query('select pg_notify($1, $2)', [EVENT_CHANNEL, `${rows[0]?.id} ${ada}`]);
  await tell(ada, 'now');
  await patiently(() => expect(textsOf(page)).toEqual(['now']));
  page.close();
});

test('what a page names as the last it has seen is not sent again, however late it is told', async () => {
  const ada = randomUUID();
  const before = await openPage(ada);
  await tell(ada, 'seen');
  await patiently(() => expect(textsOf(before)).toEqual(['seen']));
  before.close();
  const lastId = before.events.at(-1)?.id ?? '';
  const after = await openPage(ada, { lastId });
  await database.pool.query('select pg_notify($1, $2)', [EVENT_CHANNEL, `${lastId} ${ada}`]);
  await tell(ada, 'now');
  await patiently(() => expect(textsOf(after)).toEqual(['now']));
  after.close();
});
