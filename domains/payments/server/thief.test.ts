import { keyIn } from '@egcr/developers/testing';
import { jvd, TEST_PIN, type Answer, type Bank, type TestPerson } from '@egcr/wallet/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { openBank, ownBalance, shopIn } from './testing/bank.ts';
import { businessesIn } from './testing/businesses.ts';

let bank: Bank;
let shops: ReturnType<typeof shopIn>;
beforeAll(async () => {
  bank = await openBank();
  shops = shopIn(bank);
});
afterAll(() => bank.close());

const PAYMENTS = '/api/v1/payments';
const SESSIONS = '/api/v1/checkout-sessions';
const scopes = ['payments.read', 'payments.write', 'payments.refund'];
const order = { title: 'Order 7', amount: jvd('500'), success_url: 'https://shop.example/done' };
const fresh = () => crypto.randomUUID();

async function keysOf(as: TestPerson): Promise<{ readonly live: string; readonly test: string }> {
  const make = keyIn(bank);
  const live = await make(as, { scopes, refunds_per_day: jvd('100000') });
  const test = await make(as, { mode: 'test', scopes });
  return { live: String(live.body.secret), test: String(test.body.secret) };
}

/** A merchant with a payment of one mode, and an order of the same. */
async function sold(isTest: boolean) {
  const { merchant, payer, link } = await shops.shop({ is_test: isTest });
  const paid = await shops.buy(payer, link);
  expect(paid.body.state).toBe('succeeded');
  return { merchant, payer, link, payment: String(paid.body.id), keys: await keysOf(merchant) };
}

/** Everything that a key does with one payment and one order. */
async function reachedBy(bearer: string, payment: string, session: string): Promise<readonly Answer[]> {
  const asked = [
    ['GET', `${PAYMENTS}/${payment}`],
    ['POST', `${PAYMENTS}/${payment}/refunds`, { amount: jvd('1') }],
    ['POST', `${PAYMENTS}/${payment}/capture`, { amount: jvd('1') }],
    ['POST', `${PAYMENTS}/${payment}/cancel`],
    ['GET', `${SESSIONS}/${session}`],
    ['POST', `${SESSIONS}/${session}/expire`],
  ] as const;
  return Promise.all(
    asked.map(([method, path, body]) =>
      bank.call(method, path, { bearer, key: fresh(), ...(body && { body }) }),
    ),
  );
}

describe('a thief among merchants', () => {
  it.each([
    [false, 'test', 'live'],
    [true, 'live', 'test'],
  ] as const)('with a key of the other mode finds nothing (test: %s)', async (isTest, wrong, right) => {
    const { payment, keys } = await sold(isTest);
    const own = { bearer: keys[right], key: fresh(), body: order };
    const session = String((await bank.call('POST', SESSIONS, own)).body.id);
    const answers = await reachedBy(keys[wrong], payment, session);
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404));
    for (const list of [`${PAYMENTS}?mode=${right}`, PAYMENTS, '/api/v1/disputes', SESSIONS])
      expect((await bank.call('GET', list, { bearer: keys[wrong] })).body.items).toEqual([]);
    const events = (await bank.call('GET', '/api/v1/developers/events', { bearer: keys[wrong] })).body.items;
    expect(events).toEqual([]);
    expect((await bank.call('GET', `${PAYMENTS}/${payment}`, { bearer: keys[right] })).body.refunded).toEqual(
      jvd('0'),
    );
  });

  it('with the key of another merchant reads no list, no event and no file of this one', async () => {
    const { payment } = await sold(false);
    const { live } = await keysOf(await bank.person('Sly'));
    for (const list of [
      PAYMENTS,
      `${PAYMENTS}?mode=live&words=coffee`,
      '/api/v1/developers/events',
      SESSIONS,
    ])
      expect(JSON.stringify((await bank.call('GET', list, { bearer: live })).body)).not.toContain(payment);
    for (const file of [`${PAYMENTS}/export`, '/api/v1/risk/reviews/export', '/api/v1/disputes/export'])
      expect((await bank.call('GET', file, { bearer: live })).body.code).toBe('key_refused');
  });

  it('who may only look at a business gives nothing of its money back', async () => {
    const teams = businessesIn(bank);
    const { id, owner } = await teams.firm();
    const viewer = await teams.join(id, owner, 'viewer');
    const link = { title: 'Coffee beans', amount: jvd('2500') };
    const asOwner = { as: owner, actingFor: id, key: fresh(), body: link };
    const made = await bank.call('POST', '/api/v1/payment-links', asOwner);
    const payer = await bank.person('Pim', '10000');
    const { body: paid } = await shops.buy(payer, String(made.body.id));
    const look = { as: viewer, actingFor: id, key: fresh() };
    expect((await bank.call('GET', `${PAYMENTS}/${paid.id}`, look)).status).toBe(200);
    for (const [path, body] of [
      ['refunds', { amount: jvd('1'), pin: TEST_PIN }],
      ['capture', { amount: jvd('1') }],
      ['cancel', undefined],
    ] as const) {
      const asked = { ...look, key: fresh(), ...(body && { body }) };
      const { status, body: said } = await bank.call('POST', `${PAYMENTS}/${paid.id}/${path}`, asked);
      expect([path, status, said.code]).toEqual([path, 403, 'role_required']);
    }
    expect(await bank.balance(payer)).toBe('7500');
  });

  it('who has just reset the credentials of a member gives nothing out of the wallet of the business', async () => {
    const teams = businessesIn(bank);
    const { id, owner } = await teams.firm();
    const asOwner = (path: string, body: object) =>
      bank.call('POST', path, { as: owner, actingFor: id, key: fresh(), body });
    const made = await asOwner('/api/v1/payment-links', { title: 'Coffee beans', amount: jvd('2500') });
    const payer = await bank.person('Pim', '10000');
    const { body: paid } = await shops.buy(payer, String(made.body.id));
    await bank.fund(owner, jvd('100'));
    const deposit = { as: owner, key: fresh(), body: { amount: jvd('100') } };
    await bank.call('POST', `/api/v1/treasury/${id}/deposits`, deposit);
    const refund = (minor: string) =>
      asOwner(`${PAYMENTS}/${paid.id}/refunds`, { amount: jvd(minor), pin: TEST_PIN });
    bank.people.setStanding(owner.userId, { heldUntil: new Date(bank.clock.now().getTime() + 86_400_000) });
    expect((await refund('2500')).body.code).toBe('money_held');
    expect([await teams.walletOf(id, owner), await bank.balance(payer)]).toEqual(['100', '7500']);
    bank.people.setStanding(owner.userId, {});
    expect((await refund('2500')).status).toBe(201);
    expect([await teams.walletOf(id, owner), await bank.balance(payer)]).toEqual(['75', '10000']);
  });

  it('nor does the key that the member has made, also once they have left; the key of another member does', async () => {
    const teams = businessesIn(bank);
    const { id, owner } = await teams.firm();
    const finance = await teams.join(id, owner, 'finance');
    const call = (as: TestPerson, path: string, body: object) =>
      bank.call('POST', path, { as, actingFor: id, key: fresh(), body });
    const made = await call(owner, '/api/v1/payment-links', { title: 'Coffee beans', amount: jvd('2500') });
    const payer = await bank.person('Pim', '10000');
    const sales = [
      await shops.buy(payer, String(made.body.id)),
      await shops.buy(payer, String(made.body.id)),
    ];
    const [first, second] = sales.map(({ body }) => String(body.id));
    await bank.fund(owner, jvd('100'));
    const deposit = { as: owner, key: fresh(), body: { amount: jvd('100') } };
    await bank.call('POST', `/api/v1/treasury/${id}/deposits`, deposit);
    const keyBy = async (as: TestPerson) => {
      const key = { name: 'Shop', mode: 'live', scopes, refunds_per_day: jvd('9000'), pin: TEST_PIN };
      return String((await call(as, '/api/v1/developers/keys', key)).body.secret);
    };
    const [stolen, own] = [await keyBy(finance), await keyBy(owner)];
    const refund = (bearer: string, payment: string | undefined, minor: string) =>
      bank.call('POST', `${PAYMENTS}/${payment}/refunds`, {
        bearer,
        key: fresh(),
        body: { amount: jvd(minor) },
      });
    bank.people.setStanding(finance.userId, { heldUntil: new Date(bank.clock.now().getTime() + 86_400_000) });
    expect((await refund(stolen, first, '2500')).body.code).toBe('money_held');
    expect((await teams.leave(id, owner, finance)).status).toBe(204);
    expect((await refund(stolen, first, '2500')).body.code).toBe('money_held');
    bank.people.setStanding(finance.userId, {
      bannedUntil: new Date(bank.clock.now().getTime() + 86_400_000),
    });
    expect((await refund(stolen, first, '2500')).body.code).toBe('account_banned');
    expect(await teams.walletOf(id, owner)).toBe('100');
    // What the sale itself has goes back, as on the screen.
    expect((await refund(stolen, first, '2475')).status).toBe(201);
    expect((await refund(own, second, '2500')).status).toBe(201);
    expect(await teams.walletOf(id, owner)).toBe('75');
    bank.people.setStanding(finance.userId, {});
    expect((await refund(stolen, first, '25')).status).toBe(201);
    expect([await teams.walletOf(id, owner), await bank.balance(payer)]).toEqual(['50', '10000']);
  });

  it('says where a customer goes back to: only to an open address of a shop, or to this machine', async () => {
    const { merchant } = await sold(false);
    const asked = (success_url: string) =>
      bank.call('POST', SESSIONS, { as: merchant, key: fresh(), body: { ...order, success_url } });
    for (const url of [
      'javascript:alert(1)',
      'data:text/html,x',
      '//evil.example/',
      '/wallet',
      'http://shop.example/',
      'https://egcr.example@evil.example/',
      'https://user:secret@shop.example/',
      'file:///etc/passwd',
    ])
      expect([url, (await asked(url)).status]).toEqual([url, 422]);
    expect((await asked('http://localhost:4242/done')).status).toBe(201);
  });

  it('sends a key of idempotency again with another amount: it is refused, and one refund was made', async () => {
    const { payer, payment, keys } = await sold(false);
    const [path, key] = [`${PAYMENTS}/${payment}/refunds`, fresh()];
    const back = (value: string) =>
      bank.call('POST', path, { bearer: keys.live, key, body: { amount: jvd(value) } });
    expect((await back('100')).status).toBe(201);
    expect((await back('2000')).body.code).toBe('idempotency_mismatch');
    expect((await back('100')).status).toBe(201);
    expect(await bank.balance(payer)).toBe('7600');
  });

  it('writes what would mean something to an object, or too much: an order does not take it', async () => {
    const { merchant } = await sold(false);
    const many = Object.fromEntries(Array.from({ length: 10_000 }, (_, at) => [`k${at}`, 'v']));
    const deep: unknown = JSON.parse(`${'{"a":'.repeat(500)}1${'}'.repeat(500)}`);
    const hostile: unknown = JSON.parse('{"__proto__": "x"}');
    for (const metadata of [many, deep, hostile, { constructor: { prototype: {} } }]) {
      const body = { ...order, metadata };
      const { status } = await bank.call('POST', SESSIONS, { as: merchant, key: fresh(), body });
      expect([400, 413, 422]).toContain(status);
    }
    for (const value of ['a\u0000', 'a\ud800', 'a\u001b[2J']) {
      const body = { ...order, metadata: { note: value } };
      const answer = await bank.call('POST', SESSIONS, { as: merchant, key: fresh(), body });
      expect(answer.body.errors).toEqual([{ field: 'metadata.note', code: 'characters' }]);
    }
    const lines = { ...order, metadata: { note: 'one\n\ttwo' } };
    expect((await bank.call('POST', SESSIONS, { as: merchant, key: fresh(), body: lines })).status).toBe(201);
  });
});

it('fifty who pay the last piece at once: one has it, and nobody else has paid', async () => {
  const { merchant, link } = await shops.shop({ stock: 1 });
  const buyers = await Promise.all(Array.from({ length: 50 }, () => bank.person('Buyer', '2500')));
  const started = await Promise.all(buyers.map((buyer) => shops.start(buyer, link)));
  const answers = await Promise.all(
    buyers.map((buyer, at) => shops.confirm(buyer, String(started[at]?.body.id))),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  const left = await Promise.all(buyers.map((buyer) => bank.balance(buyer)));
  expect(left.filter((value) => value === '0')).toHaveLength(1);
  expect(await shops.balance(merchant)).toEqual(ownBalance('2475', '0'));
});
