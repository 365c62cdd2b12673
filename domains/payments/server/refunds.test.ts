import { keyIn } from '@egcr/developers/testing';
import { TEST_PIN, jvd, type Bank, type TestPerson } from '@egcr/wallet/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { SETTLE_AFTER_S } from '../contract/limits.ts';
import { FOLLOW_UP } from './balance.ts';
import { openBank, ownBalance, shopIn } from './testing/bank.ts';

let bank: Bank;
let shops: ReturnType<typeof shopIn>;
beforeAll(async () => {
  bank = await openBank();
  shops = shopIn(bank);
});
afterAll(() => bank.close());

const refund = (as: TestPerson, id: string, value?: string, more: { key?: string; pin?: string } = {}) =>
  bank.call('POST', `/api/v1/payments/${id}/refunds`, {
    as,
    key: more.key ?? crypto.randomUUID(),
    body: { ...(value !== undefined && { amount: jvd(value) }), pin: more.pin ?? TEST_PIN },
  });

/** A sale of 2,500 of which 25 were the fee, and one of 5,000 that is available: 4,950. */
async function sold() {
  const { merchant, payer, link } = await shops.shop({}, '10000');
  const { body: other } = await shops.makeLink(merchant, { title: 'Grinder', amount: jvd('5000') });
  await shops.buy(payer, other.id);
  bank.clock.advance(SETTLE_AFTER_S);
  await bank.runJob(FOLLOW_UP);
  const { body } = await shops.buy(payer, link);
  return { merchant, payer, id: String(body.id) };
}

describe('a refund [SYS-02]', () => {
  it('goes back to the payer in parts, first from what is pending, and the fee stays', async () => {
    const { merchant, payer, id } = await sold();
    expect(await shops.balance(merchant)).toEqual(ownBalance('2475', '4950'));
    const first = await refund(merchant, id, '2000');
    expect([first.status, first.body.refunded, first.body.refunds.length]).toEqual([201, jvd('2000'), 1]);
    expect(await shops.balance(merchant)).toEqual(ownBalance('475', '4950'));
    const rest = await refund(merchant, id);
    expect([rest.status, rest.body.refunded]).toEqual([201, jvd('2500')]);
    expect(await shops.balance(merchant)).toEqual(ownBalance('0', '4925'));
    expect(await bank.balance(payer)).toBe('5000');
    bank.clock.advance(SETTLE_AFTER_S);
    await bank.runJob(FOLLOW_UP);
    expect(await shops.balance(merchant)).toEqual(ownBalance('0', '4925'));
    const [entry] = (await bank.call('GET', '/api/v1/wallet/activity', { as: payer })).body.items;
    expect(entry).toMatchObject({
      kind: 'payments.refund',
      title: 'Refund',
      direction: 'in',
      amount: jvd('500'),
    });
    const seen = await bank.call('GET', `/api/v1/payments/${id}`, { as: payer });
    expect(seen.body.refunds.map(({ amount }: { amount: unknown }) => amount)).toEqual([
      jvd('2000'),
      jvd('500'),
    ]);
    expect((await bank.call('GET', '/dev/ledger/proof')).body.broken).toEqual([]);
  });

  it('to a payer whose account is gone is refused, and the merchant keeps the money', async () => {
    const { merchant, payer, id } = await sold();
    await bank.forget(payer);
    bank.people.remove(payer.userId);
    for (const value of ['2000', undefined]) {
      const refused = await refund(merchant, id, value);
      expect([refused.status, refused.body.code]).toEqual([423, 'recipient_unavailable']);
    }
    expect(await shops.balance(merchant)).toEqual(ownBalance('2475', '4950'));
  });

  it('of a whole first sale takes what the fee took from the merchant’s wallet, unless that is frozen', async () => {
    const [merchant, payer] = [await bank.person('Mara', '100'), await bank.person('Pim', '10000')];
    const { body: link } = await shops.makeLink(merchant);
    const { body } = await shops.buy(payer, link.id);
    const freeze = (frozen: boolean) =>
      bank.call('PUT', '/api/v1/wallet/freeze', { as: merchant, body: { frozen, pin: TEST_PIN } });
    await freeze(true);
    const refused = await refund(merchant, body.id);
    expect([refused.status, refused.body.code]).toEqual([423, 'wallet_frozen']);
    expect((await refund(merchant, body.id, '1000')).status).toBe(201);
    await freeze(false);
    expect((await refund(merchant, body.id)).body.refunded).toEqual(jvd('2500'));
    expect([await bank.balance(payer), await bank.balance(merchant)]).toEqual(['10000', '75']);
    expect(await shops.balance(merchant)).toEqual(ownBalance('0', '0'));
    expect((await bank.call('GET', '/dev/ledger/proof')).body.broken).toEqual([]);
  });

  it('is refused where neither the sales nor the wallet have enough, and nothing has moved', async () => {
    const { merchant, payer, link } = await shops.shop();
    const { body } = await shops.buy(payer, link);
    const poor = await refund(merchant, body.id);
    expect([poor.status, poor.body.code]).toEqual([402, 'insufficient_funds']);
    expect(await shops.balance(merchant)).toEqual([...ownBalance('2475', '0')]);
    expect((await refund(merchant, body.id, '2475')).status).toBe(201);
    expect(await bank.balance(payer)).toBe('9975');
  });

  it('of a sale whose money is available comes from there, and what was paid out from the wallet', async () => {
    const { merchant, payer, id } = await sold();
    bank.clock.advance(SETTLE_AFTER_S);
    await bank.runJob(FOLLOW_UP);
    expect((await refund(merchant, id, '1000')).status).toBe(201);
    expect(await shops.balance(merchant)).toEqual(ownBalance('0', '6425'));
    await bank.call('POST', '/api/v1/payment-balance/payouts', {
      as: merchant,
      key: crypto.randomUUID(),
      body: { amount: jvd('6000'), pin: TEST_PIN },
    });
    expect((await refund(merchant, id)).status).toBe(201);
    expect([await bank.balance(payer), await bank.balance(merchant)]).toEqual(['5000', '4925']);
    expect(await shops.balance(merchant)).toEqual(ownBalance('0', '0'));
  });

  it('is made once, however often it comes, and fifty at once never give back more than was paid', async () => {
    const { merchant, payer, id } = await sold();
    const key = crypto.randomUUID();
    const same = await Promise.all(Array.from({ length: 25 }, () => refund(merchant, id, '300', { key })));
    expect(same.every(({ status }) => status === 201 || status === 409)).toBe(true);
    expect(await bank.balance(payer)).toBe('2800');
    const whole = await Promise.all(Array.from({ length: 50 }, () => refund(merchant, id)));
    expect(whole.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(whole.filter(({ body }) => body.code === 'over_payment')).toHaveLength(49);
    expect(await bank.balance(payer)).toBe('5000');
    expect(await shops.balance(merchant)).toEqual(ownBalance('0', '4925'));
  });

  it('takes the PIN in the call, and is nobody’s but the merchant’s', async () => {
    const { merchant, payer, id } = await sold();
    const bare = await bank.call('POST', `/api/v1/payments/${id}/refunds`, {
      as: merchant,
      key: crypto.randomUUID(),
      body: {},
    });
    expect([bare.status, bare.body.code]).toEqual([401, 'pin_required']);
    expect((await refund(merchant, id, '1', { pin: '000000' })).body.code).toBe('pin_incorrect');
    const stranger = await bank.person('Sten');
    for (const as of [payer, stranger]) expect((await refund(as, id)).status).toBe(404);
    expect(await bank.balance(payer)).toBe('2500');
  });

  it('is of what was paid: not before, not more, not in another currency, not nothing', async () => {
    const { merchant, payer, id } = await sold();
    const { body: link } = await shops.makeLink(merchant);
    const { body: open } = await shops.start(payer, link.id);
    expect((await refund(merchant, open.id)).body).toMatchObject({
      code: 'payment_unpaid',
      state: 'requires_payment_method',
    });
    expect((await refund(merchant, id, '2501')).body.code).toBe('over_payment');
    expect((await refund(merchant, id, '0')).status).toBe(422);
    const dollars = await bank.call('POST', `/api/v1/payments/${id}/refunds`, {
      as: merchant,
      key: crypto.randomUUID(),
      body: { amount: { value: '1', assetCode: 'USD', assetScale: 2 }, pin: TEST_PIN },
    });
    expect(dollars.body.code).toBe('unknown_currency');
    expect((await refund(merchant, crypto.randomUUID())).status).toBe(404);
  });

  it('of one unit more than is pending takes that one from what is available', async () => {
    const { merchant, id } = await sold();
    expect((await refund(merchant, id, '2476')).status).toBe(201);
    expect(await shops.balance(merchant)).toEqual(ownBalance('0', '4949'));
  });

  it('of a payment that is given back whole, or in dispute, has nothing left, also not nothing', async () => {
    const { merchant, payer, id } = await sold();
    const disputed = await bank.call('POST', `/api/v1/payments/${id}/disputes`, {
      as: payer,
      key: crypto.randomUUID(),
      body: { reason: 'not_received', statement: 'It never came to me.', amount: jvd('500') },
    });
    expect(disputed.status).toBe(201);
    expect((await refund(merchant, id, '2001')).body.code).toBe('over_payment');
    expect((await refund(merchant, id)).body.refunded).toEqual(jvd('2000'));
    const none = await refund(merchant, id);
    expect([none.status, none.body.code, none.body.errors]).toMatchObject([
      409,
      'over_payment',
      [{ field: 'amount.value' }],
    ]);
  });

  it('of a test moves nothing and has no limit of a key, which gives back no more than its limit in a day', async () => {
    const { merchant, payer, id } = await sold();
    const keyed = async (more: object) => String((await keyIn(bank)(merchant, more)).body.secret);
    const by = (bearer: string, payment: string, value: string) =>
      bank.call('POST', `/api/v1/payments/${payment}/refunds`, {
        bearer,
        key: crypto.randomUUID(),
        body: { amount: jvd(value) },
      });
    const live = await keyed({ scopes: ['payments.refund'], refunds_per_day: jvd('1000') });
    const over = await by(live, id, '1001');
    expect([over.status, over.body.code, over.body.left]).toEqual([403, 'over_key_limit', '1000']);
    expect((await by(live, id, '600')).status).toBe(201);
    expect((await by(live, id, '401')).body.left).toBe('400');
    expect((await by(live, id, '399')).status).toBe(201);
    expect((await by(live, id, '2')).body.left).toBe('1');
    expect((await by(live, id, '1')).status).toBe(201);
    expect((await by(live, id, '1')).body.left).toBe('0');
    // A limit in one currency is none of another.
    const dollar = { value: '100', assetCode: 'USD', assetScale: 2 };
    await bank.fund(payer, dollar);
    const { body: abroad } = await shops.makeLink(merchant, { amount: dollar });
    const { body: paid } = await shops.buy(payer, abroad.id);
    const none = await bank.call('POST', `/api/v1/payments/${paid.id}/refunds`, {
      bearer: live,
      key: crypto.randomUUID(),
      body: { amount: { ...dollar, value: '1' } },
    });
    expect([none.status, none.body.code, none.body.left]).toEqual([403, 'over_key_limit', '0']);
    const { body: link } = await shops.makeLink(merchant, { is_test: true });
    const { body: tested } = await shops.buy(payer, link.id);
    const test = await keyed({ mode: 'test', scopes: ['payments.refund'] });
    const before = await shops.balance(merchant);
    expect((await by(test, tested.id, '2500')).body.refunds).toMatchObject([{ state: 'succeeded' }]);
    expect(await shops.balance(merchant)).toEqual(before);
    expect((await by(test, id, '1')).status).toBe(404);
  });

  it('of random parts never loses a cent: what both sides and the house have is what was there', async () => {
    const { merchant, payer, id } = await sold();
    let given = 0n;
    for (const part of [1n, 7n, 333n, 2000n, 150n, 9n]) {
      const { status } = await refund(merchant, id, part.toString());
      expect(status === 201).toBe(given + part <= 2500n);
      if (status === 201) given += part;
    }
    expect(await bank.balance(payer)).toBe((2500n + given).toString());
    bank.clock.advance(SETTLE_AFTER_S);
    await bank.runJob(FOLLOW_UP);
    expect(await shops.balance(merchant)).toEqual(ownBalance('0', (7425n - given).toString()));
  });
});
