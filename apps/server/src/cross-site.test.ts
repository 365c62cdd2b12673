import { request } from 'node:http';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';

import { bearer, makePeople, post } from '../testing/api.ts';
import { startProduct, type TestProduct } from '../testing/product.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startProduct({ kit: { allowedOrigins: ['https://partner.example'] } });
});
afterAll(() => product.close());

const EVIL = 'https://evil.example';
const writes: readonly (readonly [method: 'POST' | 'PUT', path: string])[] = [
  ['POST', '/api/v1/identity/pin/verify'],
  ['PUT', '/api/v1/identity/pin'],
  ['PUT', '/api/v1/profile'],
  ['POST', '/api/v1/wallet/transfers'],
  ['POST', '/api/v1/identity/bootstrap'],
];

describe('a page of another person (threat 15)', () => {
  it.each(writes)('gets nothing done with %s %s by what a browser adds unasked', async (method, path) => {
    const [person] = await makePeople(product.url, 1);
    if (!person) throw new Error('nobody was made');
    const sent: RequestInit = {
      method,
      headers: {
        'content-type': 'application/json',
        origin: EVIL,
        cookie: `access_token=${person.access_token}; sb-access-token=${person.access_token}`,
      },
      body: JSON.stringify({ access_token: person.access_token }),
    };
    const answer = await fetch(product.url + path, sent);
    expect([answer.status, await answer.json()]).toMatchObject([401, { code: 'token_missing' }]);
    expect(answer.headers.get('access-control-allow-origin')).toBeNull();
  });

  it.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/jsonx',
  ])('is not read in a type that forms can send: %s', async (type) => {
    const [person] = await makePeople(product.url, 1);
    if (!person) throw new Error('nobody was made');
    for (const [method, path] of writes) {
      const answer = await fetch(product.url + path, {
        method,
        headers: { ...bearer(person), 'content-type': type, 'idempotency-key': 'k' },
        body: '{"pin":"640285"}',
      });
      expect([path, answer.status]).toEqual([path, 415]);
    }
  });

  it('is allowed by name only, and never with credentials', async () => {
    const ask = (origin: string, path: string) =>
      fetch(product.url + path, {
        method: 'OPTIONS',
        headers: {
          origin,
          'access-control-request-method': 'POST',
          'access-control-request-headers': 'authorization, content-type',
        },
      });
    for (const path of ['/api/v1/wallet/transfers', '/auth/v1/token']) {
      for (const origin of [EVIL, 'null', 'https://partner.example.evil.example', 'http://partner.example']) {
        const answer = await ask(origin, path);
        expect([origin, answer.headers.get('access-control-allow-origin')]).toEqual([origin, null]);
      }
      const allowed = await ask('https://partner.example', path);
      expect(allowed.headers.get('access-control-allow-origin')).toBe('https://partner.example');
      expect(allowed.headers.get('access-control-allow-credentials')).toBeNull();
    }
  });

  it('finds one cookie, which no script reads, no other site sends, and which opens nothing', async () => {
    const [person] = await makePeople(product.url, 1);
    if (!person) throw new Error('nobody was made');
    const answer = await post(`${product.url}/auth/v1/token?grant_type=password`, {
      email: person.email,
      password: person.password,
    });
    expect(answer.status).toBe(200);
    const set = answer.headers.getSetCookie();
    expect(set).toHaveLength(1);
    expect(set[0]).toMatch(/^device=[\w-]{22}; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Lax/);
    const cookie = set[0]?.split(';')[0] ?? '';
    for (const path of ['/api/v1/wallet', '/auth/v1/user']) {
      const opened = await fetch(product.url + path, { headers: { cookie } });
      expect([path, opened.status]).toEqual([path, 401]);
    }
  });
});

const sessions = z.object({ items: z.array(z.object({ ip: z.string(), is_current: z.boolean() })) });

describe('who a request comes from, behind proxies (threat 17)', () => {
  it.each([
    { proxies: 0, forwarded: '198.51.100.7', ip: '127.0.0.0' },
    { proxies: 1, forwarded: '198.51.100.7', ip: '198.51.100.0' },
    { proxies: 1, forwarded: '8.8.8.8, 198.51.100.7', ip: '198.51.100.0' },
    { proxies: 2, forwarded: '8.8.8.8, 198.51.100.7, 203.0.113.9', ip: '198.51.100.0' },
    { proxies: 1, forwarded: '2001:db8:1:2:3::4', ip: '2001:db8:1::/48' },
  ])('$proxies trusted, "$forwarded" said: $ip', async ({ proxies, forwarded, ip }) => {
    const behind = await startProduct({ kit: { trustedProxies: proxies }, beside: product });
    const [person] = await makePeople(product.url, 1);
    if (!person) throw new Error('nobody was made');
    const answer = await post(
      `${behind.url}/auth/v1/token?grant_type=password`,
      { email: person.email, password: person.password },
      { 'x-forwarded-for': forwarded },
    );
    const { access_token } = z.object({ access_token: z.string() }).parse(await answer.json());
    const list = await fetch(`${behind.url}/api/v1/identity/sessions`, { headers: bearer({ access_token }) });
    const { items } = sessions.parse(await list.json());
    expect(items.find((each) => each.is_current)?.ip).toBe(ip);
    await behind.close();
  });

  it('counts guesses of one network together, whatever it writes into X-Forwarded-For', async () => {
    const counted = await startProduct({ settings: { RATE_LIMITS: 'on' }, beside: product });
    const statuses: number[] = [];
    // 120 a minute go through; these may stand in two minutes.
    for (let at = 0; at < 250; at += 1) statuses.push(await guess(counted.url, `203.0.${at}.1`));
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(10);
    await counted.close();
  });
});

/** A sign-in that names nobody: counted like any other, and cheap. */
function guess(url: string, forwarded: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const sent = request(`${url}/auth/v1/token?grant_type=password`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': forwarded },
    });
    sent.on('response', (answer) => {
      answer.resume();
      resolve(answer.statusCode ?? 0);
    });
    sent.on('error', reject);
    sent.end('{}');
  });
}
