import { keyIn } from '@egcr/developers/testing';
import { TEST_PIN, jvd, type Answer, type Bank, type TestPerson } from '@egcr/wallet/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { openBank } from './testing/bank.ts';

let bank: Bank;
let makeKey: ReturnType<typeof keyIn>;
beforeAll(async () => {
  bank = await openBank();
  makeKey = keyIn(bank);
});
afterAll(() => bank.close());

const LINKS = '/api/v1/payment-links';
const PAYMENTS = '/api/v1/payments';
const REFUNDS = 'payments.refund';

const secretOf = async (as: TestPerson, body: object = {}) => String((await makeKey(as, body)).body.secret);
const link = (bearer: string, key: string = crypto.randomUUID()): Promise<Answer> =>
  bank.call('POST', LINKS, { bearer, key, body: { title: 'Coffee', amount: jvd('2500') } });
const refund = (bearer: string, id: string, value: string, key: string = crypto.randomUUID()) =>
  bank.call('POST', `${PAYMENTS}/${id}/refunds`, { bearer, key, body: { amount: jvd(value) } });

async function pay(payer: TestPerson, linkId: string): Promise<string> {
  const started = await bank.call('POST', `/api/v1/pay/${linkId}/payments`, {
    as: payer,
    key: crypto.randomUUID(),
    body: {},
  });
  const paid = await bank.call('POST', `${PAYMENTS}/${started.body.id}/confirm`, {
    as: payer,
    key: crypto.randomUUID(),
    body: { pin: TEST_PIN },
  });
  expect(paid.body.state).toBe('succeeded');
  return String(paid.body.id);
}

describe('a shop with a live key [SYS-02]', () => {
  it('makes a link, is paid, sees it and gives back up to the limit of the day, however many refunds come at once', async () => {
    const [merchant, payer] = [await bank.person('Mara', '5000'), await bank.person('Pim', '10000')];
    const scopes = ['payments.read', 'payments.write', REFUNDS];
    const bearer = await secretOf(merchant, { scopes, refunds_per_day: jvd('1000') });
    const made = await link(bearer);
    expect([made.status, made.body.is_test]).toEqual([201, false]);
    const id = await pay(payer, made.body.id);
    const seen = await bank.call('GET', `${PAYMENTS}/${id}`, { bearer });
    expect(seen.body).toMatchObject({ role: 'merchant', state: 'succeeded', fee: jvd('25') });
    expect((await bank.call('GET', '/api/v1/payment-balance', { bearer })).body.items[0].pending).toEqual(
      jvd('2475'),
    );
    const answers = await Promise.all(Array.from({ length: 20 }, () => refund(bearer, id, '300')));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(3);
    const refused = answers.find(({ status }) => status !== 201);
    expect([refused?.status, refused?.body.code, refused?.body.left]).toEqual([403, 'over_key_limit', '100']);
    expect(await bank.balance(payer)).toBe('8400');
    bank.clock.advance(24 * 3600);
    expect((await refund(bearer, id, '300')).status).toBe(201);
    expect((await bank.call('GET', '/dev/ledger/proof')).body.broken).toEqual([]);
  });

  it('gives back once, also when the key was replaced between the two tries', async () => {
    const [merchant, payer] = [await bank.person('Mara', '5000'), await bank.person('Pim', '10000')];
    const wanted = { scopes: ['payments.write', REFUNDS], refunds_per_day: jvd('2000') };
    const [old, renewed] = [await secretOf(merchant, wanted), await secretOf(merchant, wanted)];
    const id = await pay(payer, (await link(old)).body.id);
    const key = crypto.randomUUID();
    const first = await refund(old, id, '500', key);
    const again = await refund(renewed, id, '500', key);
    expect([first.status, again.status, again.headers.get('idempotency-hit')]).toEqual([201, 201, 'true']);
    expect(await bank.balance(payer)).toBe('8000');
    expect((await refund(old, id, '600', key)).body.code).toBe('idempotency_mismatch');
    // The longest Idempotency-Key that the API takes.
    expect((await link(old, 'k'.repeat(200))).status).toBe(201);
  });

  it('takes no PIN, gives nothing back in another currency, and reaches no other merchant’s payments', async () => {
    const [merchant, other, payer] = [
      await bank.person('Mara', '5000'),
      await bank.person('Olu'),
      await bank.person('Pim', '10000'),
    ];
    const wanted = { scopes: ['payments.read', 'payments.write', REFUNDS], refunds_per_day: jvd('2000') };
    const dollars = { value: '2000', assetCode: 'USD', assetScale: 2 };
    const [own, strange] = [await secretOf(merchant, wanted), await secretOf(other, wanted)];
    const { body } = await link(own);
    const id = await pay(payer, body.id);
    const withPin = await bank.call('POST', `${PAYMENTS}/${id}/refunds`, {
      bearer: own,
      key: crypto.randomUUID(),
      body: { amount: jvd('1'), pin: TEST_PIN },
    });
    expect([withPin.status, withPin.body.errors[0].field]).toEqual([422, 'pin']);
    const inDollars = await secretOf(merchant, { ...wanted, refunds_per_day: dollars });
    expect((await refund(inDollars, id, '1')).body.code).toBe('over_key_limit');
    expect((await refund(strange, id, '1')).status).toBe(404);
    for (const path of [`${PAYMENTS}/${id}`, `${LINKS}/${body.id}`])
      expect((await bank.call('GET', path, { bearer: strange })).status).toBe(404);
    // A key stands for the merchant only: what its owner pays elsewhere is not its affair.
    const payers = await secretOf(payer);
    expect((await bank.call('GET', `${PAYMENTS}/${id}`, { bearer: payers })).status).toBe(404);
    expect((await bank.call('POST', `${PAYMENTS}/${id}/cancel`, { bearer: payers })).status).toBe(404);
    expect((await bank.call('GET', PAYMENTS, { bearer: strange })).body.items).toEqual([]);
    expect(await bank.balance(payer)).toBe('7500');
  });
});

describe('a test key', () => {
  it('sells for no money: paid, given back, and in no balance and no ledger', async () => {
    const [merchant, payer] = [await bank.person('Mara'), await bank.person('Pim')];
    const scopes = ['payments.read', 'payments.write', REFUNDS];
    const bearer = await secretOf(merchant, { mode: 'test', scopes });
    const made = await link(bearer);
    expect([made.status, made.body.is_test]).toEqual([201, true]);
    expect((await bank.call('GET', `/api/v1/pay/${made.body.id}`)).body.is_test).toBe(true);
    const id = await pay(payer, made.body.id);
    const seen = await bank.call('GET', `${PAYMENTS}/${id}`, { bearer });
    expect(seen.body).toMatchObject({
      is_test: true,
      state: 'succeeded',
      attempts: [{ rail: 'test', decision: null }],
    });
    const back = await refund(bearer, id, '2500');
    expect([back.status, back.body.refunded]).toEqual([201, jvd('2500')]);
    bank.clock.advance(24 * 3600);
    await bank.runJob('payments.follow_up');
    expect((await bank.call('GET', '/api/v1/payment-balance', { as: merchant })).body.items).toEqual([]);
    expect((await bank.call('GET', '/api/v1/payment-balance', { bearer })).body.items).toEqual([]);
    expect((await bank.call('GET', '/api/v1/wallet/activity', { as: payer })).body.items).toEqual([]);
    expect((await bank.call('GET', '/dev/ledger/proof')).body.broken).toEqual([]);
  });

  it('sees nothing of live mode, nor a live key of test mode; their owner sees both', async () => {
    const merchant = await bank.person('Mara');
    const [test, live] = [await secretOf(merchant, { mode: 'test' }), await secretOf(merchant)];
    const [ofTest, ofLive] = [(await link(test)).body.id, (await link(live)).body.id];
    const listed = async (asked: { bearer?: string; as?: TestPerson }) =>
      (await bank.call('GET', LINKS, asked)).body.items.map(({ id }: { id: string }) => id);
    expect(await listed({ bearer: test })).toEqual([ofTest]);
    expect(await listed({ bearer: live })).toEqual([ofLive]);
    expect(await listed({ as: merchant })).toEqual([ofLive, ofTest]);
    const off = { body: { state: 'inactive' } };
    for (const [bearer, id] of [
      [test, ofLive],
      [live, ofTest],
    ] as const) {
      expect((await bank.call('GET', `${LINKS}/${id}`, { bearer })).status).toBe(404);
      expect((await bank.call('PUT', `${LINKS}/${id}/state`, { bearer, ...off })).status).toBe(404);
    }
  });
});
