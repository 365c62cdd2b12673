import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { testDatabase, type TestDatabase } from '../../testing/database.ts';
import { testServices } from '../../testing/services.ts';
import type { KitSettings } from '../services.ts';
import { buildApp } from './app.ts';

let database: TestDatabase;
const apps: FastifyInstance[] = [];
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(async () => {
  for (const app of apps) await app.close();
  await database.close();
});

const screen = { guard: 'public', frame: 'entry', requirement: 'ROUTE-02', isOpen: true } as const;

async function served(settings: Partial<KitSettings> = {}): Promise<FastifyInstance> {
  const app = await buildApp({
    services: testServices(database, settings),
    gatekeeper: {
      authenticate: () => Promise.reject(new Error('nobody is asked')),
      hasCompleteProfile: async () => false,
    },
    throttle: async () => ({ allowed: true }),
    isKnownAddress: () => false,
    domains: [
      {
        name: 'house',
        screens: [
          { ...screen, name: 'secret', path: '/secret', takesSecrets: true },
          { ...screen, name: 'plain', path: '/plain' },
        ],
        routes: (scope) => {
          scope.get('/api/v1/whence', async ({ ip }) => ({ ip }));
          scope.get('/secret/:part', async () => 'secret');
          scope.get('/secrets', async () => 'plain');
          scope.get('/dev/door', async () => 'open');
          scope.post('/text', async ({ body }) => ({ body }));
        },
      },
    ],
  });
  apps.push(app);
  return app;
}

describe('where a caller comes from', () => {
  const forwarded = { 'x-forwarded-for': '203.0.113.1, 203.0.113.2, 203.0.113.3' };
  it.each([
    [0, '127.0.0.1'],
    [1, '203.0.113.3'],
    [2, '203.0.113.2'],
  ])('with %i proxies of ours in front is %s', async (trustedProxies, ip) => {
    const app = await served({ trustedProxies });
    expect((await app.inject({ url: '/api/v1/whence', headers: forwarded })).json()).toEqual({ ip });
  });
});

describe('what every answer says of itself', () => {
  it('is that browsers come back over TLS, where it is there', async () => {
    const [plain, secure] = [await served(), await served({ publicUrl: 'https://egcr.example' })];
    const of = async (app: FastifyInstance) => (await app.inject('/api/v1/whence')).headers;
    expect((await of(plain))['strict-transport-security']).toBeUndefined();
    const headers = await of(secure);
    expect(headers['strict-transport-security']).toBe('max-age=63072000; includeSubDomains');
    expect(headers).toMatchObject({
      'x-frame-options': 'DENY',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'referrer-policy': 'strict-origin-when-cross-origin',
    });
    expect(headers).not.toHaveProperty('cross-origin-embedder-policy');
  });

  it('tells nothing of where a visitor came from, below a screen that takes secrets', async () => {
    const app = await served();
    const policyAt = async (url: string) => (await app.inject(url)).headers['referrer-policy'];
    const open = 'strict-origin-when-cross-origin';
    expect([await policyAt('/secret/1?code=2'), await policyAt('/secret?x=1')]).toEqual([
      'no-referrer',
      'no-referrer',
    ]);
    expect([await policyAt('/secrets'), await policyAt('/plain')]).toEqual([open, open]);
  });
});

describe('other origins', () => {
  const asked = (app: FastifyInstance, origin: string) =>
    app.inject({
      method: 'OPTIONS',
      url: '/api/v1/whence',
      headers: { origin, 'access-control-request-method': 'POST' },
    });

  it('may call where they are listed, with the headers of the API, and are asked for ten minutes later again', async () => {
    const app = await buildApp({
      services: testServices(database, { allowedOrigins: ['https://shop.example'] }),
      gatekeeper: {
        authenticate: () => Promise.reject(new Error('no')),
        hasCompleteProfile: async () => false,
      },
      throttle: async () => ({ allowed: true }),
      isKnownAddress: () => false,
      domains: [],
    });
    apps.push(app);
    const { headers } = await asked(app, 'https://shop.example');
    expect(headers).toMatchObject({
      'access-control-allow-origin': 'https://shop.example',
      'access-control-max-age': '600',
    });
    expect(headers['access-control-allow-headers']).toContain('idempotency-key');
    expect(headers['access-control-allow-headers']).toContain('acting-for');
    expect(
      (await asked(app, 'https://other.example')).headers['access-control-allow-origin'],
    ).toBeUndefined();
  });

  it('get nothing where none is listed', async () => {
    const { headers } = await asked(await served(), 'https://shop.example');
    expect(headers['access-control-allow-origin']).toBeUndefined();
  });
});

describe('a door for this machine', () => {
  it.each([
    ['forwarded', 'for=203.0.113.7'],
    ['via', '1.1 proxy'],
    ['x-forwarded-for', '203.0.113.7'],
    ['x-forwarded-host', 'egcr.example'],
    ['x-real-ip', '203.0.113.7'],
    ['host', 'evil.example'],
  ])('is not there for a request with %s: %s', async (name, value) => {
    const app = await served();
    const ask = (headers: Record<string, string>, remoteAddress = '127.0.0.1') =>
      app.inject({ url: '/dev/door', headers: { host: 'localhost:3000', ...headers }, remoteAddress });
    expect((await ask({})).body).toBe('open');
    expect((await ask({ [name]: value })).statusCode).toBe(404);
    expect((await ask({}, '203.0.113.7')).statusCode).toBe(404);
  });
});

describe('an address', () => {
  it('says which methods it takes where it takes not this one, a slash at the end or not', async () => {
    const app = await served();
    const ask = async (method: 'GET' | 'POST' | 'DELETE', url: string) => {
      const { statusCode, headers } = await app.inject({ method, url });
      return [statusCode, headers.allow];
    };
    expect(await ask('DELETE', '/api/v1/whence?x=1')).toEqual([405, 'GET, HEAD']);
    expect(await ask('DELETE', '/api/v1/whence/')).toEqual([405, 'GET, HEAD']);
    expect(await ask('GET', '/text')).toEqual([405, 'POST']);
    expect(await ask('POST', '/secret/one')).toEqual([405, 'GET, HEAD']);
    expect(await ask('POST', '/secret/')).toEqual([404, undefined]);
    expect(await ask('POST', '/secret/one/two')).toEqual([404, undefined]);
    expect(await ask('POST', '/dev/door')).toEqual([404, undefined]);
    expect(await ask('POST', '/elsewhere')).toEqual([404, undefined]);
  });

  it('takes no plain text, which forms of other sites can send', async () => {
    const app = await served();
    const answer = await app.inject({
      method: 'POST',
      url: '/text',
      headers: { 'content-type': 'text/plain' },
      payload: 'x',
    });
    expect([answer.statusCode, answer.json().code]).toEqual([415, 'unsupported_media_type']);
  });
});
