import { TEST_PIN, jvd, type Bank, type TestPerson } from '@egcr/wallet/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { KEYS_ACTIVE_MAX } from '../contract/limits.ts';
import { openBank, STALL } from './testing/bank.ts';
import { keyIn, KEYS } from './testing/keys.ts';

let bank: Bank;
let makeKey: ReturnType<typeof keyIn>;
beforeAll(async () => {
  bank = await openBank();
  makeKey = keyIn(bank);
});
afterAll(() => bank.close());

const read = (bearer: string) => bank.call('GET', STALL, { bearer });
const secretOf = async (as: TestPerson, body: object = {}) => String((await makeKey(as, body)).body.secret);

describe('an API key', () => {
  it('is shown once, kept as a hash, and told to its owner [ROUTE-15]', async () => {
    const merchant = await bank.person('Mara');
    const made = await makeKey(merchant, { networks: ['127.0.0.0/8', '2001:db8::/32'] });
    expect([made.status, made.headers.get('cache-control')]).toEqual([201, 'no-store']);
    const { secret, key } = made.body;
    expect(secret).toMatch(/^sk_live_[\w-]{43}$/);
    expect(key).toMatchObject({
      name: 'Shop server',
      mode: 'live',
      state: 'active',
      hint: `sk_live_…${secret.slice(-4)}`,
      scopes: ['payments.read', 'payments.write'],
      networks: ['127.0.0.0/8', '2001:db8::/32'],
      refunds_per_day: null,
      last_used_at: null,
    });
    const listed = await bank.call('GET', KEYS, { as: merchant });
    expect(listed.body.items).toEqual([key]);
    const { rows } = await bank.database.pool.query(
      `select (select count(*) from platform.idempotency where user_id = $1)::int as answers,
         (select string_agg(api_key::text, '') from developers.api_key) as keys,
         (select string_agg(payload::text, '') from platform.event) as events`,
      [merchant.userId],
    );
    expect(rows[0].answers).toBe(0);
    expect(rows[0].keys).not.toContain(secret.slice(12));
    expect(rows[0].events).toContain('developers.key_made');
    expect(rows[0].events).not.toContain(secret.slice(12));
  });

  it('takes the PIN in the call, and is nobody else’s', async () => {
    const [merchant, stranger] = [await bank.person('Mara'), await bank.person('Sten')];
    expect((await makeKey(merchant, { pin: undefined })).body).toMatchObject({
      code: 'pin_required',
      in_call: true,
    });
    expect((await makeKey(merchant, { pin: '111222' })).body.code).toBe('pin_incorrect');
    const { body } = await makeKey(merchant);
    const revoke = (as: TestPerson) => bank.call('POST', `${KEYS}/${body.key.id}/revoke`, { as });
    expect((await revoke(stranger)).status).toBe(404);
    expect((await bank.call('GET', KEYS, { as: stranger })).body.items).toEqual([]);
    expect((await bank.call('POST', `${KEYS}/none/revoke`, { as: merchant })).status).toBe(404);
    expect((await bank.call('GET', KEYS)).status).toBe(401);
    expect((await read(body.secret)).status).toBe(200);
  });

  it('is one of at most twenty that can be used, however many are made at once', async () => {
    const merchant = await bank.person('Mara');
    const made = await Promise.all(Array.from({ length: KEYS_ACTIVE_MAX + 5 }, () => makeKey(merchant)));
    expect(made.filter(({ status }) => status === 201)).toHaveLength(KEYS_ACTIVE_MAX);
    expect(made.find(({ status }) => status !== 201)?.body.code).toBe('key_limit_reached');
    const { id } = made.find(({ status }) => status === 201)?.body.key ?? {};
    await bank.call('POST', `${KEYS}/${id}/revoke`, { as: merchant });
    expect((await makeKey(merchant)).status).toBe(201);
  });

  it('is refused with the name of each wrong field', async () => {
    const merchant = await bank.person('Mara');
    const wrong = await makeKey(merchant, {
      name: ' ',
      mode: 'real',
      scopes: ['payments.pay_out'],
      networks: ['010.0.0.1/8', '10.0.0.0/33', '::ffff:10.0.0.1', 'a'],
      expires_in_days: 366,
      surprise: true,
    });
    expect(wrong.status).toBe(422);
    const named = wrong.body.errors.map(({ field }: { field: string }) => field);
    for (const field of ['name', 'mode', 'scopes.0', 'networks.0', 'networks.1', 'networks.2', 'networks.3'])
      expect(named).toContain(field);
    expect(named).toContain('expires_in_days');
    const without = await makeKey(merchant, { scopes: [] });
    expect(without.body.errors[0]).toMatchObject({ field: 'scopes', code: 'required' });
    for (const body of [
      { scopes: ['payments.refund'] },
      { refunds_per_day: jvd('100') },
      { scopes: ['payments.refund'], mode: 'test', refunds_per_day: jvd('100') },
    ])
      expect((await makeKey(merchant, body)).body.errors[0]).toMatchObject({
        field: 'refunds_per_day',
        code: 'limit_for_refunds',
      });
    for (const name of ['a\0b', 'x\u202Egnp.exe', 'x'.repeat(61), '\uD800'])
      expect((await makeKey(merchant, { name })).status).toBe(422);
    expect((await bank.call('GET', KEYS, { as: merchant })).body.items).toEqual([]);
  });
});

describe('a program', () => {
  it('may do what its scopes name and nothing else', async () => {
    const merchant = await bank.person('Mara', '10000');
    const bearer = await secretOf(merchant, { scopes: ['payments.read'] });
    expect((await read(bearer)).status).toBe(200);
    const closed = await bank.call('POST', STALL, { bearer });
    expect([closed.status, closed.body.code, closed.body.scope]).toEqual([
      403,
      'scope_required',
      'payments.write',
    ]);
    const key = crypto.randomUUID();
    const payout = { amount: jvd('1'), pin: TEST_PIN };
    for (const [method, path, sent] of [
      ['GET', '/api/v1/wallet', undefined],
      ['GET', KEYS, undefined],
      ['POST', KEYS, { name: 'Child', mode: 'live', scopes: ['payments.read'], pin: TEST_PIN }],
      ['POST', '/api/v1/developers/webhooks', { url: 'https://example.org', mode: 'live', pin: TEST_PIN }],
      ['POST', '/api/v1/wallet/transfers', payout],
    ] as const) {
      const answer = await bank.call(method, path, { bearer, key, body: sent });
      expect([path, answer.status, answer.body.code]).toEqual([path, 403, 'key_refused']);
    }
  });

  it('is stopped where the key is wrong, revoked, expired, from elsewhere, or its owner banned or gone', async () => {
    const merchant = await bank.person('Mara');
    const { body } = await makeKey(merchant);
    const codeOf = async (bearer: string) => (await read(bearer)).body.code;
    expect(await codeOf(`${body.secret}x`)).toBe('token_invalid');
    for (const wrong of [
      'sk_live_',
      body.secret.toUpperCase(),
      `sk_live_${'x'.repeat(5000)}`,
      `sk_test_${body.secret.slice(8)}`,
    ])
      expect((await read(wrong)).status).toBe(401);
    await bank.call('POST', `${KEYS}/${body.key.id}/revoke`, { as: merchant });
    expect(await codeOf(body.secret)).toBe('token_invalid');
    const again = await bank.call('POST', `${KEYS}/${body.key.id}/revoke`, { as: merchant });
    expect([again.status, again.body.state]).toEqual([200, 'revoked']);

    expect(await codeOf(await secretOf(merchant, { networks: ['203.0.113.0/24', '::1'] }))).toBe(
      'network_refused',
    );
    expect(await codeOf(await secretOf(merchant, { networks: ['127.0.0.1'] }))).toBeUndefined();
    const short = await secretOf(merchant, { expires_in_days: 1 });
    expect(await codeOf(short)).toBeUndefined();
    const lasting = await secretOf(merchant);
    bank.clock.advance(24 * 3600);
    expect(await codeOf(short)).toBe('token_expired');
    expect(await codeOf(lasting)).toBeUndefined();
    bank.people.setStanding(merchant.userId, { bannedUntil: new Date(bank.clock.now().getTime() + 60_000) });
    expect(await codeOf(lasting)).toBe('token_invalid');
    bank.clock.advance(61);
    expect(await codeOf(lasting)).toBeUndefined();
    await bank.forget(merchant);
    expect(await codeOf(lasting)).toBe('token_invalid');
  });

  it('is seen in the list by when its key was last used, to the minute', async () => {
    const merchant = await bank.person('Mara');
    const { body } = await makeKey(merchant);
    const usedAt = async () =>
      (await bank.call('GET', KEYS, { as: merchant })).body.items[0].last_used_at as string | null;
    await read(body.secret);
    const first = await usedAt();
    expect(first).not.toBeNull();
    bank.clock.advance(30);
    await read(body.secret);
    expect(await usedAt()).toBe(first);
    bank.clock.advance(31);
    await read(body.secret);
    expect(await usedAt()).not.toBe(first);
  });

  it('never changes what its key may do: the database keeps it', async () => {
    const merchant = await bank.person('Mara');
    const { id } = (await makeKey(merchant)).body.key;
    const change = (set: string) =>
      bank.database.pool.query(`update developers.api_key set ${set} where id = $1`, [id]);
    await expect(change("scopes = array['payments.refund']")).rejects.toThrow('never changes');
    await expect(change('is_live = false')).rejects.toThrow('never changes');
    await bank.call('POST', `${KEYS}/${id}/revoke`, { as: merchant });
    await expect(change('revoked_at = null')).rejects.toThrow('stays revoked');
    await expect(
      bank.database.pool.query('delete from developers.api_key where id = $1', [id]),
    ).rejects.toThrow('permission denied');
  });
});
