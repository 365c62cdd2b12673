import { shopIn } from '@egcr/payments/testing';
import { jvd, TEST_PIN, type Bank, type TestPerson } from '@egcr/wallet/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { businessesIn, openBank } from './testing/bank.ts';
import { merchantsIn, PAY_OUT } from './testing/merchants.ts';

let bank: Bank;
let teams: ReturnType<typeof businessesIn>;
let shops: ReturnType<typeof shopIn>;
beforeAll(async () => {
  bank = await openBank();
  teams = businessesIn(bank);
  shops = shopIn(bank);
});
afterAll(() => bank.close());

const { ask, sell, sellPending, payOut } = merchantsIn(() => bank);
const DAY_S = 24 * 3600;
const ROOM = '/api/v1/payout-room';

const room = async (as: TestPerson, actingFor?: string) =>
  (await ask('GET', ROOM, as, { actingFor })).body.items[0];

describe('the room for payouts', () => {
  it('says how much can be paid out now, what limits it, and what a larger payout needs [SYS-02]', async () => {
    const merchant = await bank.person('Mara');
    expect((await ask('GET', ROOM, merchant)).body).toEqual({ items: [] });
    await sell(merchant, '3000000');
    await sellPending(merchant, '10000');
    const tomorrow = new Date(bank.clock.now());
    tomorrow.setUTCHours(24, 0, 0, 0);
    expect(await room(merchant)).toEqual({
      asset: 'JVD',
      pending: jvd('9900'),
      available: jvd('2970000'),
      waiting: jvd('0'),
      reserved: jvd('0'),
      most: jvd('2970000'),
      minimum: jvd('1'),
      at_once: jvd('1000000'),
      at_once_until: tomorrow.toISOString(),
      beyond: 'day',
      is_frozen: false,
      // No bank keeps Jovedoras.
      ways: [{ way: 'wallet', through: null }],
    });
    expect((await payOut(merchant, '400000')).body.state).toBe('paid');
    expect(await room(merchant)).toMatchObject({ most: jvd('2570000'), at_once: jvd('600000') });
    expect((await payOut(merchant, '600001')).body.state).toBe('held');
    expect(await room(merchant)).toMatchObject({
      available: jvd('2570000'),
      waiting: jvd('600001'),
      most: jvd('1969999'),
      at_once: jvd('600000'),
    });
    // What it says is what happens, to the last unit.
    expect((await payOut(merchant, '1970000')).body.code).toBe('insufficient_funds');
    expect((await payOut(merchant, '600000')).body.state).toBe('paid');
    expect((await payOut(merchant, '1369999')).body.state).toBe('held');
    expect(await room(merchant)).toMatchObject({ most: jvd('0'), at_once: jvd('0') });
  });

  it('names the bank account, by the wallet, where banks know the currency, and not for a business', async () => {
    const [merchant, payer] = [await bank.person('Mara'), await bank.person('Pim')];
    const amount = { value: '5000', assetCode: 'EUR', assetScale: 2 };
    await bank.fund(payer, amount);
    const { body: link } = await shops.makeLink(merchant, { amount });
    await shops.buy(payer, link.id);
    expect((await room(merchant)).ways).toEqual([
      { way: 'wallet', through: null },
      { way: 'bank_account', through: 'wallet' },
    ]);
    const { id, owner } = await teams.firm();
    const { body } = await ask('POST', '/api/v1/payment-links', owner, {
      body: { title: 'A machine', amount },
      actingFor: id,
    });
    await bank.fund(payer, amount);
    await shops.buy(payer, body.id);
    expect((await room(owner, id)).ways).toEqual([{ way: 'wallet', through: null }]);
  });

  it('of a business is read by its team, and by a key of live mode; others and test keys see nothing', async () => {
    const { id, owner } = await teams.firm();
    await sell(owner, '20000', id);
    expect((await room(owner, id)).beyond).toBe('day');
    const [finance, viewer] = [await teams.join(id, owner, 'finance'), await teams.join(id, owner, 'viewer')];
    for (const one of [owner, finance, viewer])
      expect(await room(one, id)).toMatchObject({ beyond: 'second_member', most: jvd('19800') });
    expect(await room(owner)).toBeUndefined();
    const stranger = await bank.person('Sly');
    expect((await ask('GET', ROOM, stranger, { actingFor: id })).body.items ?? []).toEqual([]);
    await ask('PUT', '/api/v1/payout-schedules', owner, {
      body: { cadence: 'daily', time_zone: 'Europe/Rome', minimum: jvd('1'), pin: TEST_PIN },
      actingFor: id,
    });
    const secretOf = async (mode: 'test' | 'live', scope: string) => {
      const body = { name: 'Shop', mode, scopes: [scope], pin: TEST_PIN };
      const made = await ask('POST', '/api/v1/developers/keys', owner, { body, actingFor: id });
      return String(made.body.secret);
    };
    const by = async (bearer: string, path: string) => (await bank.call('GET', path, { bearer })).body.items;
    const live = await secretOf('live', 'payments.read');
    expect(await by(live, ROOM)).toMatchObject([{ beyond: 'second_member', most: jvd('19800') }]);
    expect(await by(live, '/api/v1/payout-schedules')).toHaveLength(1);
    const test = await secretOf('test', 'payments.read');
    for (const path of [ROOM, '/api/v1/payouts', '/api/v1/payout-schedules', '/api/v1/payment-balance'])
      expect([path, await by(test, path)]).toEqual([path, []]);
    // A key of any scope has nothing paid out.
    for (const bearer of [live, test, await secretOf('live', 'payments.write')]) {
      const body = { amount: jvd('1') };
      const { status } = await bank.call('POST', PAY_OUT, { bearer, key: crypto.randomUUID(), body });
      expect(status).toBe(403);
    }
  });

  it('stops counting a payout when the time to confirm it is over, even before the job marks it as expired', async () => {
    const { id, owner } = await teams.firm();
    await teams.join(id, owner, 'finance');
    await sell(owner, '4000000', id);
    expect((await payOut(owner, '2000000', { actingFor: id })).body.state).toBe('waiting');
    expect(await room(owner, id)).toMatchObject({ most: jvd('1960000') });
    bank.clock.advance(7 * DAY_S);
    expect(await room(owner, id)).toMatchObject({ waiting: jvd('0'), most: jvd('3960000') });
    expect((await payOut(owner, '3000000', { actingFor: id })).body.state).toBe('waiting');
  });
});

describe('who tries to have more paid out', () => {
  it('two members with fifty presses at once get what is there, and no more alone than one day allows', async () => {
    const { id, owner } = await teams.firm();
    const finance = await teams.join(id, owner, 'finance');
    await sell(owner, '3000000', id);
    const presses = Array.from({ length: 50 }, (_, at) =>
      payOut(at % 2 === 0 ? owner : finance, '300000', { actingFor: id }),
    );
    const answers = await Promise.all(presses);
    const count = (what: string) => answers.filter(({ body }) => (body.state ?? body.code) === what).length;
    expect([count('paid'), count('waiting'), count('insufficient_funds')]).toEqual([3, 6, 41]);
    expect(await teams.walletOf(id, owner)).toBe('900000');
    expect(await room(owner, id)).toMatchObject({ waiting: jvd('1800000'), most: jvd('270000') });
    expect((await bank.call('GET', '/dev/ledger/proof')).body.broken).toEqual([]);
  });

  it('with an amount that is none, another currency, a stale PIN or a key used before is refused at its field', async () => {
    const merchant = await bank.person('Mara');
    await sell(merchant, '20000');
    const wrong = async (amount: object) => {
      const { status, body } = await ask('POST', PAY_OUT, merchant, { body: { amount, pin: TEST_PIN } });
      return [status, body.code, body.errors?.[0]?.field ?? body.field];
    };
    for (const value of ['0', '-1', '1.5', '1e3', '', '9223372036854775808'])
      expect([value, await wrong(jvd(value))]).toEqual([value, [422, 'invalid_amount', 'amount.value']]);
    expect(await wrong({ ...jvd('100'), assetScale: 0 })).toEqual([
      422,
      'invalid_amount',
      'amount.assetScale',
    ]);
    expect(await wrong({ ...jvd('100'), assetCode: 'XYZ' })).toEqual([
      422,
      'unknown_currency',
      'amount.assetCode',
    ]);
    expect(await wrong({ value: '1', assetCode: 'USD', assetScale: 2 })).toEqual([
      402,
      'insufficient_funds',
      'amount.value',
    ]);
    expect(await wrong(jvd('19801'))).toEqual([402, 'insufficient_funds', 'amount.value']);
    const body = { amount: jvd('100') };
    for (const more of [{ pin: 'stale' }, {}] as const)
      expect((await ask('POST', PAY_OUT, merchant, { body, ...more })).body.code).toBe('pin_required');
    const key = crypto.randomUUID();
    const first = await payOut(merchant, '100', { key });
    expect((await payOut(merchant, '100', { key })).body).toEqual(first.body);
    expect((await payOut(merchant, '200', { key })).body.code).toBe('idempotency_mismatch');
    // The same key of another person is another key.
    expect((await payOut(await bank.person('Sly'), '100', { key })).body.code).toBe('insufficient_funds');
    expect(await bank.balance(merchant)).toBe('100');
  });

  it('lets no more go when a wallet is unfrozen than one person may have paid out in a day', async () => {
    const merchant = await bank.person('Mara');
    await sell(merchant, '3000000');
    const freeze = (body: object) => bank.call('PUT', '/api/v1/wallet/freeze', { as: merchant, body });
    await freeze({ frozen: true });
    const asked = [await payOut(merchant, '600000')];
    expect(await room(merchant)).toMatchObject({ waiting: jvd('600000'), at_once: jvd('400000') });
    asked.push(await payOut(merchant, '400000'));
    expect(asked.map(({ body }) => body.state)).toEqual(['blocked', 'blocked']);
    expect(await room(merchant)).toMatchObject({ waiting: jvd('1000000'), at_once: jvd('0') });
    expect((await payOut(merchant, '1')).body.state).toBe('held');
    bank.clock.advance(DAY_S);
    expect((await payOut(merchant, '1')).body.state).toBe('held');
    expect((await freeze({ frozen: false, pin: TEST_PIN })).status).toBe(200);
    for (const { body } of asked) await bank.runJob('payouts.settle', { payout: body.id });
    expect(await bank.balance(merchant)).toBe('1000000');
    expect((await payOut(merchant, '1')).body.state).toBe('held');
    bank.clock.advance(DAY_S);
    expect((await payOut(merchant, '1')).body.state).toBe('paid');
  });

  it('for a business that is stopped or closed moves its money into its own wallet alone, or nowhere', async () => {
    const { id, owner } = await teams.firm();
    await sell(owner, '20000', id);
    teams.suspend(id);
    expect((await payOut(owner, '1000', { actingFor: id })).body.state).toBe('paid');
    expect([await teams.walletOf(id, owner), await bank.balance(owner)]).toEqual(['1000', '0']);
    const out = await ask('POST', `/api/v1/treasury/${id}/payments`, owner, {
      body: { to: { username: owner.username }, amount: jvd('1') },
    });
    expect(out.body.code).toBe('business_status_forbids');
    teams.lift(id);
    await bank.call('PUT', `/api/v1/treasury/${id}/freeze`, { as: owner });
    expect(await room(owner, id)).toMatchObject({ is_frozen: true });
    expect((await payOut(owner, '1000', { actingFor: id })).body.state).toBe('blocked');
    await teams.close(id, owner);
    expect((await payOut(owner, '1000', { actingFor: id })).body.code).toBe('role_required');
  });
});
