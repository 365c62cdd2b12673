import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { openShop } from '../../testing/shop.ts';

let shop: Awaited<ReturnType<typeof openShop>>;

beforeAll(async () => {
  shop = await openShop();
});

afterAll(() => shop.close());

describe('who may call', () => {
  it('lets anybody make a public call, and takes no notice of a token there [GUARD-08]', async () => {
    expect(
      await shop.request({ url: '/api/v1/shop', headers: { authorization: 'Bearer owner' } }),
    ).toMatchObject({
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
    const answer = await shop.request({
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
      shop.request({ url: '/api/v1/shop/books', headers: { authorization: `Bearer ${who}` } });
    expect((await ask('member')).json).toMatchObject({ status: 403, code: 'role_required' });
    const stale = await ask('stale');
    expect(stale.json).toMatchObject({ status: 401, code: 'pin_required' });
    expect(stale.headers['www-authenticate']).toContain('insufficient_user_authentication');
    expect((await ask('owner')).status).toBe(200);
  });

  it('refuses a flood from one address with the time to wait', async () => {
    const answer = await shop.request({ url: '/api/v1/shop', headers: { 'x-from': '10.9.9.9' } });
    expect(answer).toMatchObject({ status: 429, json: { code: 'rate_limited' } });
    expect(answer.headers['retry-after']).toBe('7');
  });
});

describe('input', () => {
  it('lists every issue at once, of path and body, and names the problem by the call’s own refusal [VAL-07]', async () => {
    const answer = await shop.order('k-input', { colour: 'blue', more: true }, { size: 'xl' });
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
    {
      what: 'broken JSON',
      payload: '{"a":',
      type: 'application/json',
      status: 400,
      code: 'malformed_request',
    },
    {
      what: 'a poisoned prototype',
      payload: '{"__proto__":{"x":1}}',
      type: 'application/json',
      status: 400,
      code: 'malformed_request',
    },
    {
      what: 'another media type',
      payload: 'colour=red',
      type: 'application/x-www-form-urlencoded',
      status: 415,
      code: 'unsupported_media_type',
    },
    {
      what: 'more than a call without a file may send (attack X4)',
      payload: `{"a":"${'x'.repeat(65_536)}"}`,
      type: 'application/json',
      status: 413,
      code: 'too_large',
    },
    {
      what: 'two megabytes',
      payload: `{"a":"${'x'.repeat(2_000_000)}"}`,
      type: 'application/json',
      status: 413,
      code: 'too_large',
    },
  ])('refuses $what', async ({ payload, type, status, code }) => {
    const answer = await shop.request({
      method: 'POST',
      url: '/api/v1/shop/orders/s',
      headers: { authorization: 'Bearer owner', 'idempotency-key': 'k', 'content-type': type },
      body: payload,
    });
    expect(answer).toMatchObject({ status, json: { code } });
  });

  it.each([
    ['/api/v1/shop/orders/%00', 'size'],
    ['/api/v1/shop/orders/s?wrap=ribbon%00', 'wrap'],
    ['/api/v1/shop/orders/s?wrap=a&wrap=%00', 'wrap'],
  ])('refuses a NUL in %s at its field: no text of the database can hold it', async (url, field) => {
    const answer = await shop.request({
      method: 'POST',
      url,
      headers: { authorization: 'Bearer owner', 'idempotency-key': 'k-nul' },
      body: { colour: 'red', count: 1 },
    });
    expect(answer).toMatchObject({
      status: 422,
      json: {
        code: 'validation_failed',
        errors: expect.arrayContaining([{ field, code: 'format' }]) as unknown,
      },
    });
  });

  it.each(['/api/v1/nothing', '/api/v1/shop/%ED%A0%80', '/nothing.txt', '/.well-known/nothing'])(
    'answers %s with a problem, never with a page or a fault',
    async (url) => {
      const answer = await shop.request({ url });
      expect([400, 404]).toContain(answer.status);
      expect(answer.headers['content-type']).toContain('application/problem+json');
    },
  );
});

describe('answers', () => {
  it('hold nothing that the contract does not name', async () => {
    expect(Object.keys((await shop.order('k-5', { colour: 'red', count: 1 })).json)).toEqual([
      'id',
      'colour',
    ]);
  });

  it('never tell what went wrong inside', async () => {
    const answer = await shop.request({ url: '/api/v1/shop/fall' });
    expect(answer).toMatchObject({ status: 500, json: { code: 'internal' } });
    expect(JSON.stringify(answer.json)).not.toContain('secret detail');
  });

  it('carry the security headers, errors too', async () => {
    for (const url of ['/api/v1/shop', '/api/v1/nothing', '/health/live', '/%zz']) {
      const { headers } = await shop.request({ url });
      expect(headers['content-security-policy']).toContain("default-src 'none'");
      expect(headers['content-security-policy']).toContain("require-trusted-types-for 'script'");
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['permissions-policy']).toContain('camera=(self)');
      expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
      expect(headers['x-powered-by']).toBeUndefined();
    }
  });

  it('say ready while the database answers', async () => {
    expect(await shop.request({ url: '/health/ready' })).toMatchObject({
      status: 200,
      json: { status: 'ready' },
    });
  });
});
