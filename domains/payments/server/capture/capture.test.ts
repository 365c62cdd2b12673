import { keyIn } from '@egcr/developers/testing';
import { jvd, type Answer, type Bank, type TestPerson } from '@egcr/wallet/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { testInstruments } from '../../contract/index.ts';
import { CAPTURE_WITHIN_S } from '../../contract/limits.ts';
import { runAttempt } from '../attempts/run-attempt.ts';
import { FOLLOW_UP } from '../balance.ts';
import { saleKind } from '../money.ts';
import { sandboxEntries } from '../rails/settlement-lines.ts';
import { openBank, ownBalance, partsIn, shopIn } from '../testing/bank.ts';

let bank: Bank;
let shops: ReturnType<typeof shopIn>;
beforeAll(async () => {
  bank = await openBank();
  shops = shopIn(bank);
});
afterAll(() => bank.close());

const PAYMENTS = '/api/v1/payments';

const capture = (
  as: TestPerson,
  id: string,
  body: object = {},
  key: string = crypto.randomUUID(),
): Promise<Answer> => bank.call('POST', `${PAYMENTS}/${id}/capture`, { as, key, body });

const cancel = (as: TestPerson, id: string) => bank.call('POST', `${PAYMENTS}/${id}/cancel`, { as });

/** Balance and what of it is free. */
async function purse(as: TestPerson): Promise<readonly [string, string]> {
  const { body } = await bank.call('GET', '/api/v1/wallet', { as });
  const [{ balance, available }] = body.accounts;
  return [balance.value, available.value];
}

async function held(link: object = {}) {
  const shop = await shops.shop({ capture: 'manual', ...link });
  const { body } = await shops.buy(shop.payer, shop.link);
  expect(body.state).toBe('requires_capture');
  return { ...shop, id: String(body.id), payment: body };
}

/** What the simulated rails settle of a payment and its refunds. */
async function booksOf(payment: string): Promise<readonly string[]> {
  const { rows } = await bank.database.pool.query(
    `select distinct rail from payments.attempt where payment_id = $1`,
    [payment],
  );
  const ids = await bank.database.pool.query('select id from payments.refund where payment_id = $1', [
    payment,
  ]);
  const names = [`${payment}:1`, ...ids.rows.map(({ id }) => String(id))];
  const span = { from: new Date(0), until: new Date('2999-01-01T00:00:00Z') };
  const found = await Promise.all(
    rows.map(({ rail }) => sandboxEntries(bank.services.db, { rail: String(rail), ...span })),
  );
  return found
    .flat()
    .filter(({ reference }) => names.includes(reference))
    .map(({ kind, amount }) => `${kind} ${amount}`);
}

const proof = async () => (await bank.call('GET', '/dev/ledger/proof')).body.broken;

describe('a payment whose merchant charges later', () => {
  it('holds the money, takes a part of it once, and gives the rest back [SYS-02]', async () => {
    const { merchant, payer, id, payment } = await held();
    expect(payment).toMatchObject({ capture: 'manual', authorized: jvd('2500'), amount: jvd('2500') });
    expect(await purse(payer)).toEqual(['10000', '7500']);
    expect(await shops.balance(merchant)).toEqual([]);
    const { rows } = await bank.database.pool.query(
      "select payload ->> 'kind' as kind from platform.event where topic = 'notification.asked' and payload ->> 'user_id' = $1",
      [merchant.userId],
    );
    expect(rows).toEqual([{ kind: 'payments.authorized' }]);

    const taken = await capture(merchant, id, { amount: jvd('1600') });

    expect([taken.status, taken.body.state]).toEqual([200, 'succeeded']);
    expect(taken.body).toMatchObject({ authorized: jvd('2500'), amount: jvd('1600'), fee: jvd('16') });
    expect(await purse(payer)).toEqual(['8400', '8400']);
    expect(await shops.balance(merchant)).toEqual(ownBalance('1584', '0'));
    expect((await capture(merchant, id)).body).toMatchObject({
      code: 'payment_not_held',
      state: 'succeeded',
    });
    const told = await bank.database.pool.query(
      "select payload -> 'params' ->> 'value' as value from platform.event where payload ->> 'kind' = 'payments.captured' and payload ->> 'user_id' = $1",
      [payer.userId],
    );
    expect(told.rows).toEqual([{ value: '1600' }]);
    const activity = await bank.call('GET', '/api/v1/wallet/activity', { as: payer });
    expect(activity.body.items[0]).toMatchObject({ title: 'Purchase', amount: jvd('1600') });
    expect(await proof()).toEqual([]);
  });

  it('is captured once, however many captures come at once, and then given back once', async () => {
    const { merchant, payer, id } = await held();
    const key = crypto.randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, at) =>
        capture(merchant, id, {}, at % 2 === 0 ? key : crypto.randomUUID()),
      ),
    );
    expect(answers.every(({ status }) => [200, 409].includes(status))).toBe(true);
    expect(answers.some(({ status }) => status === 200)).toBe(true);
    expect(await purse(payer)).toEqual(['7500', '7500']);
    expect(await shops.balance(merchant)).toEqual(ownBalance('2475', '0'));
    await bank.fund(merchant, jvd('25'));
    const refunds = await Promise.all(
      Array.from({ length: 50 }, () =>
        bank.call('POST', `${PAYMENTS}/${id}/refunds`, {
          as: merchant,
          key: crypto.randomUUID(),
          body: { pin: '270519' },
        }),
      ),
    );
    expect(refunds.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(await purse(payer)).toEqual(['10000', '10000']);
    expect(await proof()).toEqual([]);
  });

  it('is refunded and disputed within what was captured, not within what was held', async () => {
    const { merchant, payer, id } = await held();
    await capture(merchant, id, { amount: jvd('1000') });
    const refund = (value: string) =>
      bank.call('POST', `${PAYMENTS}/${id}/refunds`, {
        as: merchant,
        key: crypto.randomUUID(),
        body: { amount: jvd(value), pin: '270519' },
      });
    expect((await refund('1001')).body.code).toBe('over_payment');
    const disputed = await bank.call('POST', `${PAYMENTS}/${id}/disputes`, {
      as: payer,
      key: crypto.randomUUID(),
      body: { reason: 'not_received', statement: 'It never came to me.', amount: jvd('1001') },
    });
    expect(disputed.body.code).toBe('over_payment');
    expect((await refund('990')).status).toBe(201);
    expect(await purse(payer)).toEqual(['9990', '9990']);
    expect(await proof()).toEqual([]);
  });

  it('is released by its merchant alone: nothing is charged, and the stock comes back', async () => {
    const { merchant, payer, link, id } = await held({ stock: 1 });
    expect((await bank.call('GET', `/api/v1/pay/${link}`)).body.state).toBe('exhausted');
    const own = await cancel(payer, id);
    expect([own.status, own.body.code, own.body.state]).toEqual([409, 'payment_closed', 'requires_capture']);
    const stranger = await bank.person('Sten');
    for (const as of [stranger, payer]) expect((await capture(as, id)).status).toBe(404);
    expect((await cancel(stranger, id)).status).toBe(404);
    expect((await cancel(merchant, id)).body.state).toBe('canceled');
    expect(await purse(payer)).toEqual(['10000', '10000']);
    expect((await bank.call('GET', `/api/v1/pay/${link}`)).body).toMatchObject({ state: 'active', left: 1 });
    expect((await capture(merchant, id)).body).toMatchObject({ code: 'payment_not_held', state: 'canceled' });
  });

  it('ends after seven days, before and after the job has written it', async () => {
    const { merchant, payer, link, id } = await held({ stock: 1 });
    const { capture_until: until } = (await bank.call('GET', `${PAYMENTS}/${id}`, { as: payer })).body;
    expect(Math.round((Date.parse(until) - bank.clock.now().getTime()) / 1000 + 0.4)).toBe(7 * 86_400);
    bank.clock.advance(CAPTURE_WITHIN_S);
    expect((await capture(merchant, id)).body).toMatchObject({ code: 'payment_not_held', state: 'canceled' });
    await bank.runJob(FOLLOW_UP);
    expect((await bank.call('GET', `${PAYMENTS}/${id}`, { as: payer })).body.state).toBe('canceled');
    expect(await purse(payer)).toEqual(['10000', '10000']);
    expect((await bank.call('GET', `/api/v1/pay/${link}`)).body.state).toBe('active');
    expect(await proof()).toEqual([]);
  });

  it('takes nothing where the ledger has ended the hold already', async () => {
    const { merchant, payer, id } = await held();
    const { rows } = await bank.database.pool.query('select hold_id from payments.payment where id = $1', [
      id,
    ]);
    const hold = String(rows[0]?.hold_id);
    await bank.services.unit((work) => partsIn(bank).money.release(work, { kind: saleKind, hold }));
    const refused = await capture(merchant, id);
    expect([refused.status, refused.body.code, refused.body.state]).toEqual([
      409,
      'payment_not_held',
      'requires_capture',
    ]);
    expect(await purse(payer)).toEqual(['10000', '10000']);
    expect(await proof()).toEqual([]);
  });

  it('refuses more than is held, another currency and a payment that holds nothing', async () => {
    const { merchant, id } = await held();
    const over = await capture(merchant, id, { amount: jvd('2501') });
    expect([over.status, over.body.code]).toEqual([409, 'over_hold']);
    const dollars = { value: '1', assetCode: 'USD', assetScale: 2 };
    expect((await capture(merchant, id, { amount: dollars })).body.code).toBe('unknown_currency');
    expect((await capture(merchant, id, { amount: jvd('0') })).status).toBe(422);
    const shop = await shops.shop();
    const { body: paid } = await shops.buy(shop.payer, shop.link);
    expect((await capture(shop.merchant, paid.id)).body.code).toBe('payment_not_held');
    const { body: open } = await shops.start(shop.payer, shop.link);
    expect((await capture(shop.merchant, open.id)).body).toMatchObject({ state: 'requires_payment_method' });
  });

  it('waits while its payer’s wallet is frozen, without telling the merchant why', async () => {
    const { merchant, payer, id } = await held();
    const freeze = (frozen: boolean) =>
      bank.call('PUT', '/api/v1/wallet/freeze', {
        as: payer,
        body: { frozen, ...(!frozen && { pin: '270519' }) },
      });
    await freeze(true);
    const refused = await capture(merchant, id);
    expect([refused.status, refused.body.code]).toEqual([423, 'payer_unavailable']);
    expect(JSON.stringify(refused.body)).not.toMatch(/frozen/);
    await freeze(false);
    expect((await capture(merchant, id)).status).toBe(200);
  });

  it('gives back what it holds when the account of either side is deleted', async () => {
    const { merchant, payer, id } = await held();
    await bank.forget(merchant);
    expect((await bank.call('GET', `${PAYMENTS}/${id}`, { as: payer })).body.state).toBe('canceled');
    expect(await purse(payer)).toEqual(['10000', '10000']);
  });

  it('is captured by a key that may write, of the right mode and owner', async () => {
    const { merchant, id } = await held();
    const other = await bank.person('Olu');
    const keyOf = async (as: TestPerson, body: object = {}) =>
      String((await keyIn(bank)(as, body)).body.secret);
    const by = (bearer: string) =>
      bank.call('POST', `${PAYMENTS}/${id}/capture`, { bearer, key: crypto.randomUUID(), body: {} });
    expect((await by(await keyOf(other))).status).toBe(404);
    expect((await by(await keyOf(merchant, { mode: 'test' }))).status).toBe(404);
    expect((await by(await keyOf(merchant, { scopes: ['payments.read'] }))).body.code).toBe('scope_required');
    expect((await by(await keyOf(merchant))).body.state).toBe('succeeded');
  });

  it('in test mode holds no money, over the wallet or a simulated rail that can hold', async () => {
    const { payer, link, id, merchant, payment } = await held({ is_test: true });
    expect(await purse(payer)).toEqual(['10000', '10000']);
    expect(payment.attempts).toMatchObject([{ rail: 'test', state: 'succeeded' }]);
    expect((await capture(merchant, id, { amount: jvd('700') })).body).toMatchObject({ amount: jvd('700') });
    const started = await shops.start(payer, link);
    const send = (name: string) =>
      bank.call('POST', `${PAYMENTS}/${started.body.id}/confirm`, {
        as: payer,
        key: crypto.randomUUID(),
        body: { pin: '270519', test_number: testInstruments.find((each) => each.name === name)?.number },
      });
    const mobile = await send('mobile_accepted');
    expect([mobile.body.code, mobile.body.reasons]).toEqual([
      'no_route',
      expect.stringContaining('sandbox-mobile: capture'),
    ]);
    expect((await send('accepted')).body.state).toBe('processing');
    await runAttempt(partsIn(bank))(bank.services, { payment: started.body.id, number: 1 });
    const reserved = await bank.call('GET', `${PAYMENTS}/${started.body.id}`, { as: merchant });
    expect(reserved.body.state).toBe('requires_capture');
    expect(await booksOf(started.body.id)).toEqual([]);
    expect((await capture(merchant, started.body.id, { amount: jvd('900') })).body.state).toBe('succeeded');
    const back = await bank.call('POST', `${PAYMENTS}/${started.body.id}/refunds`, {
      as: merchant,
      key: crypto.randomUUID(),
      body: { amount: jvd('300'), pin: '270519' },
    });
    expect(back.status).toBe(201);
    // The rail settles what was taken of it, and what went back: not what it had held.
    expect(await booksOf(started.body.id)).toEqual(['sale 900', 'refund 300']);
    // No rail has taken what moves in no wallet either.
    expect(await booksOf(id)).toEqual([]);
    expect(await shops.balance(merchant)).toEqual([]);
    expect(await proof()).toEqual([]);
  });
});
