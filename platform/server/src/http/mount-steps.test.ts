import { endpoint } from '@egcr/contract/endpoint';
import { refusals } from '@egcr/contract/refusals';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import * as z from 'zod/mini';

import { testDatabase, type TestDatabase } from '../../testing/database.ts';
import { testServices } from '../../testing/services.ts';
import type { Actor, ApiKey, Person } from '../actor.ts';
import { handle, handleFile, handlePrepared } from '../domain.ts';
import { Refusal } from '../refusal.ts';
import type { ActingAsked, Gatekeeper, KeyRequest, PermissionAsked } from '../services.ts';
import type { Work } from '../work.ts';
import { buildApp } from './app.ts';
import { FileReply } from './file-reply.ts';

const no = refusals({ wrong_word: [422, 'That is not the word.'], nobody: [401, 'Who are you?'] });
const TEAM = '01900000-0000-7000-8000-00000000000a';
const OTHER_TEAM = '01900000-0000-7000-8000-00000000000b';

const open = { refusals: [], access: 'public', pin: 'none', rate: 'public' } as const;
const hours = endpoint({
  ...open,
  name: 'inn.hours',
  summary: 'When it is open.',
  method: 'GET',
  path: '/api/v1/inn/hours',
  query: z.object({ day: z.optional(z.string()) }),
  reply: z.object({ from: z.string() }),
  cache_s: 60,
});
const menu = endpoint({
  ...open,
  name: 'inn.menu',
  summary: 'What there is to eat.',
  method: 'GET',
  path: '/api/v1/inn/menu',
  file: ['text/plain'],
  cache_s: 60,
});
const { cache_s: _kept, ...unkept } = menu;
const plan = endpoint({ ...unkept, name: 'inn.plan', path: '/api/v1/inn/plan' });
const guess = endpoint({
  ...open,
  name: 'inn.guess',
  summary: 'Says a word.',
  method: 'POST',
  path: '/api/v1/inn/words',
  body: z.strictObject({ word: z.string() }),
  refusals: [no.wrong_word],
});
const keptGuess = endpoint({
  ...guess,
  name: 'inn.kept_guess',
  path: '/api/v1/inn/kept-words',
  access: 'signed_in',
  rate: 'secret',
  idempotency: 'required',
  scope: 'inn:guess',
});
const book = endpoint({
  name: 'inn.book',
  summary: 'Books a room.',
  method: 'POST',
  path: '/api/v1/inn/rooms',
  body: z.strictObject({ room: z.int() }),
  reply: z.object({ by: z.string(), prepared: z.string() }),
  refusals: [],
  access: 'signed_in',
  pin: 'none',
  permission: 'inn.book',
  actsWith: 'edit',
  rate: 'write',
  idempotency: 'required',
});
const { idempotency: _once, ...often } = book;
const { body: _room, ...bodiless } = often;
const lookIn = endpoint({ ...bodiless, name: 'inn.look_in', method: 'GET', rate: 'read' });
const clean = endpoint({ ...often, name: 'inn.clean', method: 'PUT' });

const person: Person = {
  kind: 'person',
  userId: '01900000-0000-7000-8000-000000000001',
  sessionId: '01900000-0000-7000-8000-000000000002',
  roles: [],
  isVerified: true,
  pin: { isSet: true, expiresAt: null, verifiedAt: null },
};
const program = (isLive: boolean): ApiKey => ({
  kind: 'key',
  keyId: `key of ${isLive ? 'money' : 'tests'}`,
  ownerId: person.userId,
  isLive,
  scopes: ['inn:guess'],
  perDay: null,
});

let database: TestDatabase;
let app: FastifyInstance;
const counted: string[] = [];
const judged: (boolean | string)[] = [];
const noted: KeyRequest[] = [];
const idle: (number | undefined)[] = [];

const gatekeeper: Gatekeeper = {
  authenticateKey: async ({ authorization }) =>
    authorization?.startsWith('Bearer key ') ? program(authorization.endsWith('live')) : undefined,
  authenticate: async ({ authorization, idle_s }) => {
    idle.push(idle_s);
    return authorization === undefined ? Promise.reject(new Refusal(no.nobody)) : person;
  },
  hasCompleteProfile: async () => true,
  judge: async ({ within }: PermissionAsked) => {
    judged.push(within !== undefined);
    return { isGiven: true, needsSecondFactor: false, roles: [], ownRoles: [] };
  },
  requireActing: async ({ organisationId, within }: ActingAsked) =>
    void judged.push(`${organisationId === TEAM ? 'team' : 'other'} ${within !== undefined}`),
  noteKeyRequest: async (made) => void noted.push(made),
};

function forWhom(actor: Actor): string {
  return actor.kind === 'person' ? (actor.actingFor ?? 'oneself') : 'nobody';
}

/** Writes the word down, and refuses it as the word itself says. */
const hear = handle(guess, async ({ db }, { body: { word } }) => {
  await sql`insert into public.word (word) values (${word})`.execute(db);
  if (word.startsWith('kept')) throw new Refusal(no.wrong_word, { keepsWork: true });
  if (word.startsWith('again')) throw new Refusal(no.wrong_word, { leavesKey: true });
  if (word.startsWith('no')) throw new Refusal(no.wrong_word);
  return undefined;
});

beforeAll(async () => {
  database = await testDatabase();
  await database.makeTable('create table public.word (word text not null)');
  const answerBooking = async ({ actor }: Work) => ({ by: forWhom(actor), prepared: 'not' });
  app = await buildApp({
    services: testServices(database),
    gatekeeper,
    throttle: async (caller) => {
      counted.push(caller);
      return { allowed: true };
    },
    isKnownAddress: () => false,
    domains: [
      {
        name: 'inn',
        calls: [
          handle(hours, async (_work, { query: { day } }) => ({ from: day ?? '8:00' })),
          handleFile(menu, async () => fileOf('soup', 'soup1')),
          handleFile(plan, async () => fileOf('plan', 'plan1')),
          hear,
          { ...hear, endpoint: keptGuess },
          handlePrepared(
            book,
            async ({ actor }) => forWhom(actor),
            async ({ actor }, _input, prepared) => ({ by: forWhom(actor), prepared }),
          ),
          handle(lookIn, answerBooking),
          handle(clean, answerBooking),
        ],
      },
    ],
  });
});
afterAll(async () => {
  await app.close();
  await database.close();
});
beforeEach(() => {
  for (const list of [counted, judged, noted, idle]) list.length = 0;
});

function fileOf(text: string, fingerprint: string): FileReply {
  async function* content() {
    yield text;
  }
  return new FileReply({ name: 'menu.txt', mediaType: 'text/plain', content, fingerprint });
}

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });
const send = (url: string, body: object, headers: Record<string, string> = {}) =>
  app.inject({
    method: url.includes('clean') ? 'PUT' : 'POST',
    url: url.replace('/clean', ''),
    headers,
    payload: body,
  });
async function wordsLike(start: string): Promise<number> {
  const asked = 'select from public.word where starts_with(word, $1)';
  return (await database.pool.query(asked, [start])).rows.length;
}

it('what says the same to everybody may be kept for its time, and is not sent again to who has it', async () => {
  const first = await get('/api/v1/inn/hours');
  const { etag } = first.headers;
  expect([first.statusCode, first.body, first.headers['cache-control']]).toEqual([
    200,
    '{"from":"8:00"}',
    'public, max-age=60',
  ]);
  expect(etag).toMatch(/^"[\w-]{22}"$/);
  for (const known of [String(etag), `W/${etag}`, `"x", ${etag}`, '*']) {
    const again = await get('/api/v1/inn/hours', { 'if-none-match': known });
    expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', etag]);
  }
  expect((await get('/api/v1/inn/hours', { 'if-none-match': '"x"' })).statusCode).toBe(200);
  expect((await get('/api/v1/inn/hours?day=9:00', { 'if-none-match': String(etag) })).body).toBe(
    '{"from":"9:00"}',
  );
});

it('a file may be kept where its call says so, and is sent whole each time where it does not', async () => {
  const first = await get('/api/v1/inn/menu');
  expect([first.statusCode, first.body, first.headers['cache-control'], first.headers.etag]).toEqual([
    200,
    'soup',
    'public, max-age=60',
    '"soup1"',
  ]);
  const again = await get('/api/v1/inn/menu', { 'if-none-match': '"soup1"' });
  expect([again.statusCode, again.body]).toEqual([304, '']);
  const plain = await get('/api/v1/inn/plan', { 'if-none-match': '"plan1"' });
  expect([plain.statusCode, plain.body, plain.headers['cache-control']]).toEqual([
    200,
    'plan',
    'private, no-store',
  ]);
});

it('a call is counted by person, by key, or by the address of who says nothing or nothing true', async () => {
  await get('/api/v1/inn/hours', { authorization: 'Bearer person' });
  await get('/api/v1/inn/rooms', { authorization: 'Bearer person', 'x-user-idle': '61' });
  await send('/api/v1/inn/kept-words', { word: 'counted' }, { authorization: 'Bearer key live' });
  await get('/api/v1/inn/rooms');
  expect(counted).toEqual(['ip:127.0.0.1', `user:${person.userId}`, 'key:key of money', 'ip:127.0.0.1']);
  expect(idle).toEqual([61, undefined]);
});

it('a refusal undoes the work, unless it says that the work stays; with a key the refusal is kept, unless it says that it is not', async () => {
  for (const word of ['no-1', 'again-1', 'kept-1', 'yes-1']) await send('/api/v1/inn/words', { word });
  expect([await wordsLike('no-'), await wordsLike('again-'), await wordsLike('kept-')]).toEqual([0, 0, 1]);
  const done = await send('/api/v1/inn/words', { word: 'yes-2' });
  expect([done.statusCode, done.body, done.headers['cache-control']]).toEqual([204, '', 'no-store']);
  expect(await wordsLike('yes-')).toBe(2);
  const hits: unknown[] = [];
  for (const word of ['no-3', 'again-3', 'kept-3', 'yes-3']) {
    const headers = { authorization: 'Bearer person', 'idempotency-key': word };
    await send('/api/v1/inn/kept-words', { word }, headers);
    hits.push((await send('/api/v1/inn/kept-words', { word }, headers)).headers['idempotency-hit']);
  }
  expect(hits).toEqual(['true', undefined, 'true', 'true']);
  expect([await wordsLike('no-3'), await wordsLike('again-3'), await wordsLike('kept-3')]).toEqual([0, 0, 1]);
  expect(await wordsLike('yes-3')).toBe(1);
});

it('programs of one owner share their keys, but not with the owner, nor between test and live', async () => {
  const say = (who: string) =>
    send(
      '/api/v1/inn/kept-words',
      { word: 'shared' },
      { authorization: `Bearer ${who}`, 'idempotency-key': 'one' },
    );
  const hits: boolean[] = [];
  for (const who of ['person', 'key test', 'key live', 'key live', 'key test', 'person'])
    hits.push((await say(who)).headers['idempotency-hit'] === 'true');
  expect(hits).toEqual([false, false, false, true, true, true]);
  expect(await wordsLike('shared')).toBe(3);
});

it('who changes something is judged again within the transaction, for the business they act for, too; who reads is judged once', async () => {
  const headers = { authorization: 'Bearer person', 'acting-for': TEAM };
  await get('/api/v1/inn/rooms', headers);
  expect(judged).toEqual([false, 'team false']);
  judged.length = 0;
  const booked = await send('/api/v1/inn/rooms', { room: 1 }, { ...headers, 'idempotency-key': 'room' });
  expect(booked.json()).toEqual({ by: TEAM, prepared: TEAM });
  expect(judged).toEqual([false, 'team false', true, 'team true']);
  judged.length = 0;
  expect((await send('/api/v1/inn/rooms/clean', { room: 1 }, headers)).json()).toMatchObject({ by: TEAM });
  expect(judged).toEqual([false, 'team false', true, 'team true']);
});

it('a key stands for whom the call is made, too', async () => {
  const bookFor = (team?: string) =>
    send(
      '/api/v1/inn/rooms',
      { room: 2 },
      {
        authorization: 'Bearer person',
        'idempotency-key': 'for-whom',
        ...(team === undefined ? {} : { 'acting-for': team }),
      },
    );
  expect((await bookFor(TEAM)).statusCode).toBe(200);
  expect((await bookFor(TEAM)).headers['idempotency-hit']).toBe('true');
  expect((await bookFor(OTHER_TEAM)).json()).toMatchObject({ code: 'idempotency_mismatch' });
  expect((await bookFor()).json()).toMatchObject({ code: 'idempotency_mismatch' });
});

it('what a program asked for is noted for its owner, with what it was answered, and nothing of persons', async () => {
  const live = { authorization: 'Bearer key live', 'idempotency-key': 'noted' };
  await send('/api/v1/inn/kept-words', { word: 'no-noted' }, live);
  await get('/api/v1/inn/hours', live);
  await get('/api/v1/inn/rooms', { authorization: 'Bearer person' });
  const made = { key: program(true), method: 'POST', route: '/api/v1/inn/kept-words', status: 422 };
  expect(noted).toMatchObject([{ ...made, code: 'wrong_word', duration_ms: expect.any(Number) as unknown }]);
  expect(noted[0]?.requestId).toMatch(/^[0-9a-f-]{36}$/);
});
