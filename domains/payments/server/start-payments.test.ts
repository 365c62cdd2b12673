import { jvd, type Bank } from '@egcr/wallet/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { openBank, shopIn } from './testing/bank.ts';

let bank: Bank;
let shops: ReturnType<typeof shopIn>;
beforeAll(async () => {
  bank = await openBank();
  shops = shopIn(bank);
});
afterAll(() => bank.close());

describe('customers who begin to pay at the same moment', () => {
  it('each have their own payment or their own refusal', async () => {
    const { merchant, payer, link } = await shops.shop();
    const free = { amount: null, asset: 'JVD', metadata: { table: '7' } };
    const open = String((await shops.makeLink(merchant, free)).body.id);
    const other = await bank.person('Olga', '10000');
    const answers = await Promise.all([
      shops.start(payer, link),
      shops.start(other, open, { amount: jvd('300'), method: 'wallet' }),
      shops.start(merchant, link),
      shops.start(payer, 'nothing'),
      shops.start(payer, crypto.randomUUID()),
      shops.start(payer, open),
      shops.start(other, link, { amount: jvd('2499') }),
      shops.start(other, link, { method: 'test_number' }),
    ]);
    expect(answers.map(({ status, body }) => [status, body.code ?? body.state, body.amount?.value])).toEqual([
      [201, 'requires_payment_method', '2500'],
      [201, 'requires_confirmation', '300'],
      [422, 'recipient_self', undefined],
      [404, 'not_found', undefined],
      [404, 'not_found', undefined],
      [422, 'invalid_amount', undefined],
      [422, 'invalid_amount', undefined],
      [409, 'test_number_refused', undefined],
    ]);
    const { rows } = await bank.database.pool.query(
      'select payer_id, amount, metadata from payments.payment where merchant_id = $1 order by amount',
      [merchant.userId],
    );
    expect(rows).toEqual([
      { payer_id: other.userId, amount: 300n, metadata: { table: '7' } },
      { payer_id: payer.userId, amount: 2500n, metadata: {} },
    ]);
  });

  it('have one payment for one Idempotency-Key, however often it comes', async () => {
    const { payer, link } = await shops.shop();
    const key = crypto.randomUUID();
    const begin = () => bank.call('POST', `/api/v1/pay/${link}/payments`, { as: payer, key, body: {} });
    const answers = await Promise.all(Array.from({ length: 20 }, begin));
    answers.push(await begin());
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1);
    const { rows } = await bank.database.pool.query(
      'select count(*)::int from payments.payment where link_id = $1',
      [link],
    );
    expect(rows).toEqual([{ count: 1 }]);
    expect(answers.at(-1)?.headers.get('idempotency-hit')).toBe('true');
  });
});
