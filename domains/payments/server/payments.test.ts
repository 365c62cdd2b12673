import { decide } from '@egcr/routing/server';
import { jvd, type Bank, type TestPerson } from '@egcr/wallet/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { LINKS_ACTIVE_MAX, PAYMENT_OPEN_S } from '../contract/limits.ts';
import { FOLLOW_UP } from './balance.ts';
import { openBank, ownBalance, shopIn } from './testing/bank.ts';

let bank: Bank;
let shops: ReturnType<typeof shopIn>;
beforeAll(async () => {
  bank = await openBank();
  shops = shopIn(bank);
});
afterAll(() => bank.close());

const LINKS = '/api/v1/payment-links';
const PAYMENTS = '/api/v1/payments';

describe('a payment link', () => {
  it('is made, shown to everyone, paid from a wallet and found in the merchant’s balance [SYS-02]', async () => {
    const { merchant, payer, link } = await shops.shop();
    const page = await bank.call('GET', `/api/v1/pay/${link}`);
    expect(page.status).toBe(200);
    expect(page.body).toEqual({
      id: link,
      title: 'Coffee beans',
      asset: 'JVD',
      amount: jvd('2500'),
      state: 'active',
      capture: 'automatic',
      expires_at: null,
      is_sample: false,
      is_test: false,
      checkout: null,
      left: null,
      methods: ['wallet'],
      merchant: { user_id: merchant.userId, username: merchant.username, name: 'Mara Test' },
    });
    const started = await shops.start(payer, link);
    expect([started.status, started.body.state, started.body.fee]).toEqual([
      201,
      'requires_payment_method',
      null,
    ]);
    expect(await bank.balance(payer)).toBe('10000');

    const paid = await shops.confirm(payer, started.body.id);

    expect(paid.status).toBe(200);
    expect(paid.body).toMatchObject({
      state: 'succeeded',
      amount: jvd('2500'),
      fee: null,
      attempts: [{ number: 1, rail: 'internal', state: 'succeeded' }],
    });
    expect(await bank.balance(payer)).toBe('7500');
    expect(await shops.balance(merchant)).toEqual(ownBalance('2475', '0'));
    const seen = await bank.call('GET', `${PAYMENTS}/${started.body.id}`, { as: merchant });
    expect(seen.body).toMatchObject({
      role: 'merchant',
      fee: jvd('25'),
      is_available: false,
      payer: { username: payer.username },
    });
    const { rows } = await bank.database.pool.query(
      "select payload from platform.event where topic = 'notification.asked' and payload ->> 'user_id' = $1",
      [merchant.userId],
    );
    expect(rows.map((row) => row.payload)).toEqual([
      {
        user_id: merchant.userId,
        kind: 'payments.received',
        params: { ...jvd('2500'), name: 'Pim Test', title: 'Coffee beans' },
        link: `/payment-gateway/payments/${started.body.id}`,
      },
    ]);
    const [entry] = (await bank.call('GET', '/api/v1/wallet/activity', { as: payer })).body.items;
    expect(entry).toMatchObject({ kind: 'payments.sale', title: 'Purchase', amount: jvd('2500') });
  });

  it('lets the payer choose the amount where it names none, and takes no other amount where it does', async () => {
    const { payer, link } = await shops.shop({ amount: null, asset: 'JVD' });
    expect((await shops.start(payer, link)).body.code).toBe('invalid_amount');
    const started = await shops.start(payer, link, { amount: jvd('777') });
    expect(started.body.amount).toEqual(jvd('777'));
    const dollars = { value: '777', assetCode: 'USD', assetScale: 2 };
    expect((await shops.start(payer, link, { amount: dollars })).body.code).toBe('unknown_currency');
    const fixed = await shops.shop();
    expect((await shops.start(fixed.payer, fixed.link, { amount: jvd('1') })).body.code).toBe(
      'invalid_amount',
    );
    expect((await shops.start(fixed.payer, fixed.link, { amount: jvd('2500') })).status).toBe(201);
  });

  it('is sold as often as there is stock, however many pay at once, and then says that it is sold out', async () => {
    const { merchant, link } = await shops.shop({ stock: 3 });
    const buyers = await Promise.all(Array.from({ length: 8 }, () => bank.person('Buyer', '2500')));
    const started = await Promise.all(buyers.map((buyer) => shops.start(buyer, link)));
    const answers = await Promise.all(
      buyers.map((buyer, at) => shops.confirm(buyer, String(started[at]?.body.id))),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused.map(({ status, body }) => [status, body.code, body.state])).toEqual(
      Array.from({ length: 5 }, () => [409, 'link_closed', 'exhausted']),
    );
    const left = await Promise.all(buyers.map((buyer) => bank.balance(buyer)));
    expect(left.filter((value) => value === '0')).toHaveLength(3);
    expect(await shops.balance(merchant)).toEqual(ownBalance('7425', '0'));
    expect((await bank.call('GET', `/api/v1/pay/${link}`)).body).toMatchObject({
      state: 'exhausted',
      left: 0,
    });
    const late = await bank.person('Late', '2500');
    expect((await shops.start(late, link)).body).toMatchObject({ code: 'link_closed', state: 'exhausted' });
    const on = { as: merchant, body: { state: 'active' } };
    expect((await bank.call('PUT', `${LINKS}/${link}/state`, on)).body.code).toBe('link_closed');
  });

  it('can be switched off and on by its merchant alone, and says so', async () => {
    const { merchant, payer, link } = await shops.shop();
    const { body: payment } = await shops.start(payer, link);
    const turn = (as: TestPerson, state: string) =>
      bank.call('PUT', `${LINKS}/${link}/state`, { as, body: { state } });
    expect((await turn(payer, 'inactive')).status).toBe(404);
    expect((await turn(merchant, 'inactive')).body.state).toBe('inactive');
    expect((await turn(merchant, 'inactive')).body.state).toBe('inactive');
    const off = await shops.confirm(payer, payment.id);
    expect([off.status, off.body.code, off.body.state]).toEqual([409, 'link_closed', 'inactive']);
    expect(await bank.balance(payer)).toBe('10000');
    expect((await turn(merchant, 'active')).body.state).toBe('active');
    expect((await shops.confirm(payer, payment.id)).status).toBe(200);
    expect((await turn(merchant, 'gone')).status).toBe(422);
  });

  it('cannot be paid after its day, before and after the job has written it', async () => {
    const { merchant, payer, link } = await shops.shop({ expires_in_days: 1 });
    bank.clock.advance(24 * 3600);
    const late = await shops.start(payer, link);
    expect([late.status, late.body.code, late.body.state]).toEqual([409, 'link_closed', 'expired']);
    await bank.runJob(FOLLOW_UP);
    const { rows } = await bank.database.pool.query('select state from payments.link where id = $1', [link]);
    expect(rows).toEqual([{ state: 'expired' }]);
    expect((await bank.call('GET', `${LINKS}/${link}`, { as: merchant })).body.state).toBe('expired');
  });

  it('is refused with the name of each wrong field', async () => {
    const merchant = await bank.person('Mara');
    const wrong = await shops.makeLink(merchant, {
      title: '  ',
      amount: jvd('0'),
      stock: 0,
      expires_in_days: 366,
    });
    expect(wrong.status).toBe(422);
    expect(
      wrong.body.errors.map(({ field, code }: { field: string; code: string }) => `${field} ${code}`),
    ).toEqual(
      expect.arrayContaining([
        'title required',
        'amount.value invalid_amount',
        'stock stock_range',
        'expires_in_days days_range',
      ]),
    );
    const both = await shops.makeLink(merchant, { asset: 'JVD' });
    expect(both.body.errors).toEqual([expect.objectContaining({ field: 'amount', code: 'amount_or_asset' })]);
    expect((await shops.makeLink(merchant, { title: 'x\u202Egnp.exe' })).body.errors[0].code).toBe(
      'characters',
    );
    expect((await shops.makeLink(merchant, { title: 'x'.repeat(81) })).body.errors[0].code).toBe('too_long');
    expect((await bank.call('GET', LINKS, { as: merchant })).body.items).toEqual([]);
  });

  it('is one of at most two hundred that are active, however many are made at once', async () => {
    const merchant = await bank.person('Mara');
    await bank.database.pool.query(
      `insert into payments.link (id, merchant_id, title, asset, amount, created_at)
       select gen_random_uuid(), $1, 'Filler', 'JVD', 1, now() from generate_series(1, $2)`,
      [merchant.userId, LINKS_ACTIVE_MAX - 1],
    );
    const made = await Promise.all([
      shops.makeLink(merchant),
      shops.makeLink(merchant),
      shops.makeLink(merchant),
    ]);
    expect(made.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 403, 403]);
    const last = made.find(({ status }) => status === 201)?.body.id;
    const turn = (id: string, state: string) =>
      bank.call('PUT', `${LINKS}/${id}/state`, { as: merchant, body: { state } });
    expect((await turn(last, 'inactive')).status).toBe(200);
    expect((await shops.makeLink(merchant)).status).toBe(201);
    expect((await turn(last, 'active')).body.code).toBe('link_limit_reached');
  });
});

it('keeps with a payment why it went its way, for both sides, and the router says the same again [SYS-02]', async () => {
  const { merchant, payer, link } = await shops.shop();
  const { body: paid } = await shops.buy(payer, link);
  for (const as of [payer, merchant]) {
    const { body } = await bank.call('GET', `${PAYMENTS}/${paid.id}`, { as });
    expect(body.attempts).toHaveLength(1);
    expect(body.attempts[0].decision).toMatchObject({
      chosen: 'internal',
      reason: 'only_one',
      seed: paid.id,
    });
  }
  const { rows } = await bank.database.pool.query(
    'select route from payments.attempt where payment_id = $1',
    [paid.id],
  );
  const { question, decision } = rows[0].route;
  expect(decide(question)).toEqual(decision);
});

describe('a confirmation', () => {
  it('charges once, however often and with however many keys it comes at the same time', async () => {
    const { merchant, payer, link } = await shops.shop();
    const { body: payment } = await shops.start(payer, link);
    const key = crypto.randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, at) =>
        shops.confirm(payer, payment.id, at % 2 === 0 ? key : crypto.randomUUID()),
      ),
    );
    expect(await bank.balance(payer)).toBe('7500');
    expect(await shops.balance(merchant)).toEqual(ownBalance('2475', '0'));
    expect(answers.every(({ status }) => [200, 409].includes(status))).toBe(true);
    expect(answers.some(({ status }) => status === 200)).toBe(true);
    const again = await shops.confirm(payer, payment.id);
    expect([again.status, again.body.code, again.body.state]).toEqual([409, 'payment_closed', 'succeeded']);
  });

  it('takes the PIN in the call, and nothing moves without it or with a wrong one', async () => {
    const { payer, link } = await shops.shop();
    const { body: payment } = await shops.start(payer, link);
    const path = `${PAYMENTS}/${payment.id}/confirm`;
    const key = crypto.randomUUID();
    const without = await bank.call('POST', path, { as: payer, key, body: {} });
    expect([without.status, without.body.code, without.body.in_call]).toEqual([401, 'pin_required', true]);
    expect((await shops.confirm(payer, payment.id, key, '000000')).body.code).toBe('pin_incorrect');
    expect(await bank.balance(payer)).toBe('10000');
    expect((await shops.confirm(payer, payment.id, key)).status).toBe(200);
  });

  it('with too little money leaves the payment open, and it is paid once there is enough', async () => {
    const { payer, link } = await shops.shop({}, '2499');
    const { body: payment } = await shops.start(payer, link);
    const poor = await shops.confirm(payer, payment.id);
    expect([poor.status, poor.body.code]).toEqual([402, 'insufficient_funds']);
    await bank.fund(payer, jvd('1'));
    expect((await shops.confirm(payer, payment.id)).status).toBe(200);
    expect(await bank.balance(payer)).toBe('0');
  });

  it('is refused from a frozen wallet and beyond the payer’s limits', async () => {
    const { payer, link } = await shops.shop();
    const limits = { asset: 'JVD', per_transfer: '2499', per_day: null, per_month: null };
    await bank.call('PUT', '/api/v1/wallet/limits', { as: payer, body: limits });
    expect((await shops.buy(payer, link)).body.code).toBe('over_limit_transfer');
    await bank.call('PUT', '/api/v1/wallet/freeze', { as: payer, body: { frozen: true } });
    expect((await shops.buy(payer, link)).body.code).toBe('wallet_frozen');
    expect(await bank.balance(payer)).toBe('10000');
  });

  it('is nobody’s but the payer’s, and nobody pays their own link', async () => {
    const { merchant, payer, link } = await shops.shop();
    const { body: payment } = await shops.start(payer, link);
    const stranger = await bank.person('Sten', '10000');
    for (const as of [stranger, merchant]) expect((await shops.confirm(as, payment.id)).status).toBe(404);
    for (const path of [`${PAYMENTS}/${payment.id}`, `${LINKS}/${link}`])
      expect((await bank.call('GET', path, { as: stranger })).status).toBe(404);
    expect((await bank.call('POST', `${PAYMENTS}/${payment.id}/cancel`, { as: stranger })).status).toBe(404);
    expect((await bank.call('GET', PAYMENTS, { as: stranger })).body.items).toEqual([]);
    expect((await shops.start(merchant, link)).body.code).toBe('recipient_self');
    for (const path of ['/api/v1/pay/none', `/api/v1/pay/${payment.id}`])
      expect((await bank.call('GET', path)).status).toBe(404);
    expect((await bank.call('GET', LINKS)).status).toBe(401);
  });

  it('comes too late once the payment is canceled or a day old', async () => {
    const { payer, link } = await shops.shop();
    const [first, second] = [(await shops.start(payer, link)).body, (await shops.start(payer, link)).body];
    const canceled = await bank.call('POST', `${PAYMENTS}/${first.id}/cancel`, { as: payer });
    expect(canceled.body.state).toBe('canceled');
    expect((await shops.confirm(payer, first.id)).body).toMatchObject({
      code: 'payment_closed',
      state: 'canceled',
    });
    bank.clock.advance(PAYMENT_OPEN_S);
    expect((await shops.confirm(payer, second.id)).body).toMatchObject({
      code: 'payment_closed',
      state: 'canceled',
    });
    await bank.runJob(FOLLOW_UP);
    const read = await bank.call('GET', `${PAYMENTS}/${second.id}`, { as: payer });
    expect(read.body).toMatchObject({ state: 'canceled', attempts: [] });
    expect(read.body.ended_at).not.toBeNull();
  });
});
