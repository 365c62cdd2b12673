import { keyIn } from '@egcr/developers/testing';
import { jvd, type Answer, type Bank, type TestPerson } from '@egcr/wallet/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { openBank, shopIn } from '../testing/bank.ts';
import { numberOf, testPaymentsIn } from '../testing/test-payments.ts';

let bank: Bank;
beforeAll(async () => {
  bank = await openBank();
});
afterAll(() => bank.close());

const SESSIONS = '/api/v1/checkout-sessions';
const order = {
  title: 'Coffee beans',
  amount: jvd('2500'),
  success_url: 'https://shop.example/orders/7?of=me',
};

const make = (as: TestPerson, body: object = {}, key: string = crypto.randomUUID()): Promise<Answer> =>
  bank.call('POST', SESSIONS, { as, key, body: { ...order, ...body } });
const read = async (as: TestPerson, id: string) => (await bank.call('GET', `${SESSIONS}/${id}`, { as })).body;
const expire = (as: TestPerson, id: string): Promise<Answer> =>
  bank.call('POST', `${SESSIONS}/${id}/expire`, { as });

describe('a checkout session', () => {
  it('is paid once, says by which payment, and shows the way back to its payer alone [SYS-02]', async () => {
    const [merchant, payer] = [await bank.person('Mara'), await bank.person('Pim', '10000')];
    const { start, confirm } = shopIn(bank);
    const made = await make(merchant, {
      metadata: { order: '7' },
      cancel_url: 'https://shop.example/basket',
    });
    expect([made.status, made.body.state, made.body.payment]).toEqual([201, 'open', null]);
    expect(made.body.url).toBe(`https://egcr.example/checkout/${made.body.id}`);
    const page = (await bank.call('GET', `/api/v1/checkout/${made.body.id}`, {})).body;
    expect(page).toMatchObject({
      state: 'active',
      title: 'Coffee beans',
      checkout: { id: made.body.id, cancel_url: 'https://shop.example/basket' },
    });
    expect(JSON.stringify(page)).not.toContain('of=me');
    const started = await start(payer, page.id);
    expect(started.body.return_url).toBeNull();
    const paid = await confirm(payer, started.body.id);
    expect([paid.status, paid.body.return_url]).toEqual([200, order.success_url]);
    expect(await read(merchant, made.body.id)).toMatchObject({
      state: 'complete',
      payment: { id: started.body.id, state: 'succeeded' },
      metadata: { order: '7' },
    });
    expect((await start(payer, page.id)).body.code).toBe('link_closed');
    expect((await expire(merchant, made.body.id)).body).toMatchObject({
      code: 'checkout_closed',
      state: 'complete',
    });
  });

  it('stands in no list of links, is nobody’s link, and is not found by anyone else', async () => {
    const [merchant, stranger] = [await bank.person('Mara'), await bank.person('Pim')];
    const { body } = await make(merchant);
    expect((await bank.call('GET', '/api/v1/payment-links', { as: merchant })).body.items).toEqual([]);
    expect((await bank.call('GET', `/api/v1/payment-links/${body.link_id}`, { as: merchant })).status).toBe(
      404,
    );
    expect((await bank.call('GET', SESSIONS, { as: merchant })).body.items).toHaveLength(1);
    expect((await bank.call('GET', SESSIONS, { as: stranger })).body.items).toEqual([]);
    expect((await bank.call('GET', `${SESSIONS}/${body.id}`, { as: stranger })).status).toBe(404);
    expect((await expire(stranger, body.id)).status).toBe(404);
    const test = await keyIn(bank)(merchant, { mode: 'test' });
    const bearer = String(test.body.secret);
    expect((await bank.call('GET', `${SESSIONS}/${body.id}`, { bearer })).status).toBe(404);
  });

  it('is the same for the same order, however often a shop asks', async () => {
    const merchant = await bank.person('Mara');
    const key = crypto.randomUUID();
    const all = await Promise.all(Array.from({ length: 10 }, () => make(merchant, {}, key)));
    const made = all.filter(({ status }) => status === 201);
    expect(all.every(({ status }) => status === 201 || status === 409)).toBe(true);
    expect(new Set(made.map(({ body }) => body.id)).size).toBe(1);
    expect((await bank.call('GET', SESSIONS, { as: merchant })).body.items).toHaveLength(1);
  });

  it('ends with its time or by its shop, and nobody pays it then', async () => {
    const [merchant, payer] = [await bank.person('Mara'), await bank.person('Pim', '10000')];
    const { start } = shopIn(bank);
    const [ended, late] = [await make(merchant), await make(merchant, { expires_in_minutes: 30 })];
    expect((await expire(merchant, ended.body.id)).body.state).toBe('expired');
    expect((await expire(merchant, ended.body.id)).status).toBe(200);
    expect((await start(payer, ended.body.link_id)).body.code).toBe('link_closed');
    bank.clock.advance(30 * 60);
    expect((await read(merchant, late.body.id)).state).toBe('expired');
    expect((await start(payer, late.body.link_id)).body.code).toBe('link_closed');
  });

  it('can be paid for a day unless its shop says less, and is one of two thousand at most that can be paid', async () => {
    const merchant = await bank.person('Mara');
    const minutesOf = async (body: object) => {
      const made = await make(merchant, body);
      return (Date.parse(made.body.expires_at) - Date.parse(made.body.created_at)) / 60_000;
    };
    expect([await minutesOf({}), await minutesOf({ expires_in_minutes: 30 })]).toEqual([1440, 30]);
    await bank.database.pool.query(
      `insert into payments.link (id, merchant_id, title, asset, amount, stock, is_checkout, created_at, expires_at)
       select gen_random_uuid(), $1, 'Filler', 'JVD', 1, 1, true, now(), now() + interval '9 years' from generate_series(1, 1997)`,
      [merchant.userId],
    );
    const made = await Promise.all([make(merchant), make(merchant), make(merchant)]);
    expect(made.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(made.filter(({ body }) => body.code === 'checkout_limit_reached')).toHaveLength(2);
  });

  it('is open again where a payment on its way fails', async () => {
    const { confirmWith, run, start } = testPaymentsIn(bank);
    const [merchant, payer] = [await bank.person('Mara'), await bank.person('Pim')];
    const { body } = await make(merchant, { is_test: true });
    const started = await start(payer, body.link_id);
    await confirmWith(payer, started.body.id, numberOf('stolen'));
    expect(await read(merchant, body.id)).toMatchObject({ state: 'open', payment: { state: 'processing' } });
    await run(started.body.id, 1);
    expect(await read(merchant, body.id)).toMatchObject({ state: 'open', payment: null });
  });

  it('is ended or paid, never both, where shop and customer come at once', async () => {
    const [merchant, payer] = [await bank.person('Mara'), await bank.person('Pim', '10000')];
    const { start, confirm } = shopIn(bank);
    const { body } = await make(merchant);
    const started = await start(payer, body.link_id);
    const [paid, ...ends] = await Promise.all([
      confirm(payer, started.body.id),
      ...Array.from({ length: 5 }, () => expire(merchant, body.id)),
    ]);
    const { state } = await read(merchant, body.id);
    expect(state).toBe(paid.status === 200 ? 'complete' : 'expired');
    expect(ends.every(({ status }) => status === (state === 'complete' ? 409 : 200))).toBe(true);
    expect(await bank.balance(payer)).toBe(state === 'complete' ? '7500' : '10000');
  });

  it.each([
    ['a script', 'javascript:alert(1)', 'return_url'],
    ['a page without TLS', 'http://shop.example/', 'return_url'],
    ['an address with a password', 'https://user:secret@shop.example/', 'return_url'],
    ['half an address', '//shop.example', 'return_url'],
    ['data', 'data:text/html,hello', 'return_url'],
    ['a long address', `https://shop.example/${'a'.repeat(2_000)}`, 'too_long'],
    ['half a character', 'https://shop.example/\ud800', 'return_url'],
  ])('takes no customer to %s', async (_what, address, code) => {
    const merchant = await bank.person('Mara');
    for (const field of ['success_url', 'cancel_url']) {
      const answer = await make(merchant, { [field]: address });
      expect([answer.status, answer.body.errors?.[0]]).toEqual([422, { field, code }]);
    }
  });
});
