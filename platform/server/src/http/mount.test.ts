import { endpoint } from '@egcr/contract/endpoint';
import { refusals } from '@egcr/contract/refusals';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';

import { testDatabase, type TestDatabase } from '../../testing/database.ts';
import { anonymous, type Person } from '../actor.ts';
import { MovableClock } from '../clock.ts';
import { handle } from '../domain.ts';
import { silentLog } from '../log.ts';
import { Refusal } from '../refusal.ts';
import type { Gatekeeper, Services } from '../services.ts';
import { createUnitOfWork } from '../unit-of-work.ts';
import { buildApp } from './app.ts';

const shop = refusals({
  sold_out: [409, 'Nothing is left.'],
  bad_colour: [422, 'That colour is not made.'],
});

const buy = endpoint({
  name: 'shop.buy',
  summary: 'Buys one.',
  method: 'POST',
  path: '/api/v1/shop/orders/:size',
  params: z.object({ size: z.enum(['s', 'l']) }),
  body: z.strictObject({
    colour: z.string().check(z.regex(/^(red|green)$/, 'bad_colour')),
    count: z.number(),
  }),
  reply: z.object({ id: z.string(), colour: z.string() }),
  status: 201,
  refusals: [shop.bad_colour, shop.sold_out],
  access: 'profiled',
  pin: 'verified',
  rate: 'money',
  idempotency: 'required',
});
const look = endpoint({
  name: 'shop.look',
  summary: 'Shows the window.',
  method: 'GET',
  path: '/api/v1/shop',
  reply: z.object({ open: z.boolean() }),
  refusals: [],
  access: 'public',
  pin: 'none',
  rate: 'public',
});
const fall = endpoint({ ...look, name: 'shop.fall', path: '/api/v1/shop/fall' });
const secret = endpoint({
  ...look,
  name: 'shop.books',
  path: '/api/v1/shop/books',
  access: 'signed_in',
  pin: 'fresh',
  roles: ['owner'],
});

const USER_ID = '01900000-0000-7000-8000-000000000001';
let database: TestDatabase;
let close: () => Promise<void>;
let request: (options: {
  method?: 'GET' | 'POST';
  url: string;
  headers?: Record<string, string>;
  body?: unknown;
}) => Promise<{
  status: number;
  headers: Record<string, unknown>;
  json: Record<string, unknown>;
}>;
const clock = new MovableClock();

/** Bearers of this test say who they are: `incomplete`, `no-pin`, `owner`, `member`. */
const gatekeeper: Gatekeeper = {
  async authenticate({ authorization }) {
    const who = authorization?.replace('Bearer ', '');
    if (who === undefined)
      return Promise.reject(new Refusal(refusals({ token_missing: [401, 'No token.'] }).token_missing));
    const at = clock.now();
    const pin =
      who === 'no-pin'
        ? { isSet: true, expiresAt: null, verifiedAt: null }
        : {
            isSet: true,
            expiresAt: new Date(at.getTime() + 300_000),
            verifiedAt: who === 'stale' ? new Date(at.getTime() - 121_000) : at,
          };
    const person: Person = {
      kind: 'person',
      userId: who === 'incomplete' ? '01900000-0000-7000-8000-000000000002' : USER_ID,
      sessionId: USER_ID,
      roles: who === 'member' ? [] : ['owner'],
      isVerified: true,
      pin,
    };
    return person;
  },
  hasCompleteProfile: async (userId) => userId === USER_ID,
};

beforeAll(async () => {
  database = await testDatabase();
  await sql`create table public.sale (id uuid primary key, colour text not null)`.execute(database.db);
  const settings: Services['settings'] = {
    publicUrl: 'http://127.0.0.1',
    isTestMode: true,
    isProduction: false,
    isDemo: false,
    rateLimitsOn: false,
    trustedProxies: 0,
    allowedOrigins: [],
  };
  const { pool, db } = database;
  const services: Services = {
    settings,
    pool,
    db,
    clock,
    log: silentLog,
    unit: createUnitOfWork({ db, clock, log: silentLog }),
  };
  const app = await buildApp({
    services,
    gatekeeper,
    throttle: async (caller) =>
      caller === 'ip:10.9.9.9' ? { allowed: false, retryAfter_s: 7 } : { allowed: true, retryAfter_s: 0 },
    isKnownAddress: () => false,
    domains: [
      {
        name: 'shop',
        calls: [
          handle(buy, async (work, { body }) => {
            await sql`insert into public.sale (id, colour) values (${work.effectId}, ${body.colour})`.execute(
              work.db,
            );
            if (body.count > 9) throw new Refusal(shop.sold_out);
            if (body.count < 0) throw new Error('the shelf fell down');
            return { id: work.effectId, colour: body.colour, cost_price: 3 };
          }),
          handle(look, async (work) => ({ open: work.actor === anonymous })),
          handle(fall, async () => Promise.reject(new Error('secret detail'))),
          handle(secret, async () => ({ open: true })),
        ],
      },
    ],
  });
  request = async ({ method = 'GET', url, headers = {}, body }) => {
    const answer = await app.inject({
      method,
      url,
      headers,
      remoteAddress: headers['x-from'] ?? '127.0.0.1',
      ...(body === undefined ? {} : { payload: body as object }),
    });
    return {
      status: answer.statusCode,
      headers: answer.headers,
      json: answer.body === '' ? {} : (JSON.parse(answer.body) as Record<string, unknown>),
    };
  };
  close = async () => {
    await app.close();
    await database.close();
  };
});

afterAll(() => close());

const order = (key: string, body: unknown, who = 'owner', size = 's') =>
  request({
    method: 'POST',
    url: `/api/v1/shop/orders/${size}`,
    headers: { authorization: `Bearer ${who}`, 'idempotency-key': key },
    body,
  });
const salesOf = async (colour: string) =>
  (
    await sql<{ n: bigint }>`select count(*) as n from public.sale where colour = ${colour}`.execute(
      database.db,
    )
  ).rows[0]?.n;

describe('who may call', () => {
  it('lets anybody make a public call, and takes no notice of a token there [GUARD-08]', async () => {
    expect(await request({ url: '/api/v1/shop', headers: { authorization: 'Bearer owner' } })).toMatchObject({
      status: 200,
      json: { open: true },
    });
  });

  it.each([
    ['nobody', undefined, 401, 'token_missing'],
    ['a person without a complete profile', 'incomplete', 403, 'profile_incomplete'],
    ['a person whose PIN is not verified', 'no-pin', 401, 'pin_required'],
  ])('refuses %s before it looks at the body [GUARD-08]', async (_who, bearer, status, code) => {
    const headers = bearer === undefined ? {} : { authorization: `Bearer ${bearer}` };
    const answer = await request({
      method: 'POST',
      url: '/api/v1/shop/orders/s',
      headers,
      body: { nonsense: 1 },
    });
    expect(answer).toMatchObject({ status, json: { code, status } });
    expect(answer.headers['content-type']).toBe('application/problem+json; charset=utf-8');
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('asks for the right role, then for a PIN of the last two minutes, with a challenge a client understands', async () => {
    const ask = (who: string) =>
      request({ url: '/api/v1/shop/books', headers: { authorization: `Bearer ${who}` } });
    expect((await ask('member')).json).toMatchObject({ status: 403, code: 'role_required' });
    const stale = await ask('stale');
    expect(stale.json).toMatchObject({ status: 401, code: 'pin_required' });
    expect(stale.headers['www-authenticate']).toContain('insufficient_user_authentication');
    expect((await ask('owner')).status).toBe(200);
  });

  it('refuses a flood from one address with the time to wait', async () => {
    const answer = await request({ url: '/api/v1/shop', headers: { 'x-from': '10.9.9.9' } });
    expect(answer).toMatchObject({ status: 429, json: { code: 'rate_limited' } });
    expect(answer.headers['retry-after']).toBe('7');
  });
});

describe('input', () => {
  it('lists every issue at once, of path and body, and names the problem by the call’s own refusal [VAL-07]', async () => {
    const answer = await order('k-input', { colour: 'blue', more: true }, 'owner', 'xl');
    expect(answer.json).toMatchObject({
      status: 422,
      code: 'bad_colour',
      errors: [
        { field: 'size', code: 'not_offered' },
        { field: 'colour', code: 'bad_colour' },
        { field: 'count', code: 'required' },
        { field: 'more', code: 'unknown_field' },
      ],
    });
  });

  it.each([
    ['broken JSON', '{"a":', 'application/json', 400, 'malformed_request'],
    ['a poisoned prototype', '{"__proto__":{"x":1}}', 'application/json', 400, 'malformed_request'],
    ['another media type', 'colour=red', 'application/x-www-form-urlencoded', 415, 'unsupported_media_type'],
    ['two megabytes', `{"a":"${'x'.repeat(2_000_000)}"}`, 'application/json', 413, 'too_large'],
  ])('refuses %s', async (_what, payload, type, status, code) => {
    const answer = await request({
      method: 'POST',
      url: '/api/v1/shop/orders/s',
      headers: { authorization: 'Bearer owner', 'idempotency-key': 'k', 'content-type': type },
      body: payload,
    });
    expect(answer).toMatchObject({ status, json: { code } });
  });

  it.each(['/api/v1/nothing', '/api/v1/shop/%ED%A0%80', '/nothing.txt', '/.well-known/nothing'])(
    'answers %s with a problem, never with a page or a fault',
    async (url) => {
      const answer = await request({ url });
      expect([400, 404]).toContain(answer.status);
      expect(answer.headers['content-type']).toContain('application/problem+json');
    },
  );
});

describe('a call that is made twice', () => {
  it('needs a key', async () => {
    const answer = await request({
      method: 'POST',
      url: '/api/v1/shop/orders/s',
      headers: { authorization: 'Bearer owner' },
      body: { colour: 'red', count: 1 },
    });
    expect(answer.json).toMatchObject({ status: 400, code: 'idempotency_key_required' });
  });

  it('has one effect and one answer, however its members are ordered', async () => {
    const first = await order('k-1', { colour: 'red', count: 1 });
    const again = await order('k-1', { count: 1, colour: 'red' });
    expect(first.status).toBe(201);
    expect(again).toMatchObject({ status: 201, json: first.json, headers: { 'idempotency-hit': 'true' } });
    expect(await salesOf('red')).toBe(1n);
  });

  it('has one effect and one answer when fifty arrive at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => order('k-50', { colour: 'green', count: 2 })),
    );
    expect(new Set(answers.map((answer) => JSON.stringify(answer.json))).size).toBe(1);
    expect(answers.every((answer) => answer.status === 201)).toBe(true);
    expect(await salesOf('green')).toBe(1n);
  });

  it('is refused where the same key comes with another body', async () => {
    await order('k-2', { colour: 'red', count: 3 });
    expect((await order('k-2', { colour: 'red', count: 4 })).json).toMatchObject({
      status: 422,
      code: 'idempotency_mismatch',
    });
  });

  it('gets the same refusal again, and nothing of the refused work stays', async () => {
    const before = await salesOf('red');
    const first = await order('k-3', { colour: 'red', count: 10 });
    const again = await order('k-3', { colour: 'red', count: 10 });
    expect(first.json).toMatchObject({ status: 409, code: 'sold_out' });
    expect(again.json).toMatchObject({ status: 409, code: 'sold_out' });
    expect(again.headers['idempotency-hit']).toBe('true');
    expect(await salesOf('red')).toBe(before);
  });

  it('may be repeated after a fault of ours, which left nothing behind, not even the key', async () => {
    expect((await order('k-4', { colour: 'green', count: -1 })).status).toBe(500);
    expect((await order('k-4', { colour: 'green', count: 1 })).status).toBe(201);
  });
});

describe('answers', () => {
  it('hold nothing that the contract does not name', async () => {
    expect(Object.keys((await order('k-5', { colour: 'red', count: 1 })).json)).toEqual(['id', 'colour']);
  });

  it('never tell what went wrong inside', async () => {
    const answer = await request({ url: '/api/v1/shop/fall' });
    expect(answer).toMatchObject({ status: 500, json: { code: 'internal' } });
    expect(JSON.stringify(answer.json)).not.toContain('secret detail');
  });

  it('carry the security headers, errors too', async () => {
    for (const url of ['/api/v1/shop', '/api/v1/nothing', '/health/live']) {
      const { headers } = await request({ url });
      expect(headers['content-security-policy']).toContain("default-src 'none'");
      expect(headers['content-security-policy']).toContain("require-trusted-types-for 'script'");
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['permissions-policy']).toContain('camera=()');
      expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
      expect(headers['x-powered-by']).toBeUndefined();
    }
  });

  it('say ready while the database answers', async () => {
    expect(await request({ url: '/health/ready' })).toMatchObject({ status: 200, json: { status: 'ready' } });
  });
});
