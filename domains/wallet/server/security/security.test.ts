import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { jvd, openBank, TEST_PIN, type Bank } from '../testing/bank.ts';
import type { TestPerson } from '../testing/test-people.ts';
import { APPLY_LIMITS } from './limits.ts';

let bank: Bank;
beforeAll(async () => {
  bank = await openBank();
});
afterAll(() => bank.close());

const FREEZE = '/api/v1/wallet/freeze';
const LIMITS = '/api/v1/wallet/limits';

const freeze = (as: TestPerson, frozen: boolean, pin: 'fresh' | 'stale' | 'none' = 'fresh') =>
  bank.call('PUT', FREEZE, {
    as,
    pin,
    body: { frozen, ...(pin === 'fresh' && !frozen && { pin: TEST_PIN }) },
  });

const none = { per_transfer: null, per_day: null, per_month: null };
const setLimits = (as: TestPerson, limits: object, pin: 'fresh' | 'stale' = 'fresh') =>
  bank.call('PUT', LIMITS, {
    as,
    pin,
    body: { asset: 'JVD', ...none, ...limits, ...(pin === 'fresh' && { pin: TEST_PIN }) },
  });

const limitsOf = async (as: TestPerson, asset = 'JVD') => {
  const { body } = await bank.call('GET', LIMITS, { as });
  return body.items.find((item: { asset: string }) => item.asset === asset);
};

const payment = async (as: TestPerson, value: string) => {
  const bao = await bank.person('Bao');
  return bank.send(as, { to: { username: bao.username }, amount: jvd(value) });
};

/** The first of the next month: the day after is in the same one. */
function toNewMonth(): void {
  const now = bank.clock.now();
  const first = Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1, 12);
  bank.clock.advance((first - now.getTime()) / 1000);
}

const runJob = (asset: string, userId: string) =>
  bank.services.unit(async (work) => bank.domain.jobs?.[APPLY_LIMITS]?.(work, { user_id: userId, asset }));

describe('a frozen wallet', () => {
  it('lets nothing leave, in no currency, and still takes money in', async () => {
    const amina = await bank.person('Amina', '100');
    const bao = await bank.person('Bao', '100');
    const frozen = await freeze(amina, true);
    expect(frozen.body).toEqual({ frozen: true, frozen_at: expect.any(String) });
    const { body: wallet } = await bank.call('GET', '/api/v1/wallet', { as: amina });
    expect(wallet.frozen_at).toBe(frozen.body.frozen_at);

    expect((await payment(amina, '1')).body).toMatchObject({ status: 423, code: 'wallet_frozen' });
    expect((await bank.send(bao, { to: { username: amina.username }, amount: jvd('7') })).status).toBe(201);
    const dollars = { value: '5', assetCode: 'USD', assetScale: 2 };
    await bank.fund(amina, dollars);
    const sent = await bank.send(amina, { to: { username: bao.username }, amount: dollars });
    expect(sent.body.code).toBe('wallet_frozen');
    expect([await bank.balance(amina), await bank.balance(amina, 'USD')]).toEqual(['107', '5']);
  });

  it('is frozen in an open PIN window, and let go only with the PIN in the call', async () => {
    const amina = await bank.person('Amina', '100');
    expect((await freeze(amina, true, 'stale')).status).toBe(200);
    expect((await freeze(amina, false, 'stale')).body).toMatchObject({ status: 401, code: 'pin_required' });
    expect((await payment(amina, '1')).body.code).toBe('wallet_frozen');
    expect((await freeze(amina, false)).body).toEqual({ frozen: false, frozen_at: null });
    expect((await payment(amina, '1')).status).toBe(201);
  });

  it('keeps the hour of the first freeze, and letting go twice does nothing', async () => {
    const amina = await bank.person('Amina');
    const first = await freeze(amina, true);
    bank.clock.advance(5);
    expect((await freeze(amina, true)).body).toEqual(first.body);
    await freeze(amina, false);
    expect((await freeze(amina, false)).body.frozen).toBe(false);
  });

  it('does not let go what the house has frozen', async () => {
    const amina = await bank.person('Amina', '100');
    const { body } = await bank.call('GET', '/api/v1/wallet', { as: amina });
    await bank.services.unit((work) => bank.ledger.setStatus(work, body.accounts[0].id, 'frozen'));
    await freeze(amina, true);
    await freeze(amina, false);
    expect((await payment(amina, '1')).body.code).toBe('account_frozen');
  });

  it('is the business of its owner only', async () => {
    const [amina, bao] = [await bank.person('Amina'), await bank.person('Bao')];
    await freeze(amina, true);
    expect((await bank.call('GET', FREEZE, { as: bao })).body.frozen).toBe(false);
    expect((await bank.call('PUT', FREEZE, { body: { frozen: true } })).body.code).toBe('token_missing');
    expect((await freeze(bao, true, 'none')).body.code).toBe('pin_required');
    expect((await bank.call('PUT', FREEZE, { as: bao, body: { frozen: 'yes' } })).status).toBe(422);
  });
});

describe('limits', () => {
  it('are none at first, and tell what has left today', async () => {
    const amina = await bank.person('Amina', '100');
    await payment(amina, '30');
    expect(await limitsOf(amina)).toEqual({
      asset: 'JVD',
      ...none,
      pin_above: null,
      used_day: jvd('30'),
      used_month: jvd('30'),
      later: null,
    });
  });

  it('count at once where they are set or lowered, and say what remains', async () => {
    toNewMonth();
    const amina = await bank.person('Amina', '1000');
    await payment(amina, '30');
    expect((await setLimits(amina, { per_transfer: '50', per_day: '100', per_month: '120' })).status).toBe(
      200,
    );
    expect((await payment(amina, '51')).body).toMatchObject({
      status: 403,
      code: 'over_limit_transfer',
      remaining: '50',
      errors: [{ field: 'amount.value', code: 'over_limit_transfer' }],
    });
    expect((await payment(amina, '50')).status).toBe(201);
    expect((await payment(amina, '21')).body).toMatchObject({ code: 'over_limit_day', remaining: '20' });
    bank.clock.advance(24 * 3600);
    expect((await payment(amina, '40')).status).toBe(201);
    expect((await payment(amina, '1')).body).toMatchObject({ code: 'over_limit_month', remaining: '0' });
  });

  it('below what has left already stop the next payment', async () => {
    const amina = await bank.person('Amina', '1000');
    await payment(amina, '30');
    expect((await setLimits(amina, { per_day: '10' })).status).toBe(200);
    expect((await payment(amina, '1')).body).toMatchObject({ code: 'over_limit_day', remaining: '0' });
  });

  it('that get higher wait a day, the person who asks and however often', async () => {
    const amina = await bank.person('Amina', '1000');
    await setLimits(amina, { per_transfer: '10', per_day: '20' });
    const raised = await setLimits(amina, { per_transfer: '500', per_day: '500', per_month: '700' });
    expect(raised.body).toMatchObject({ per_transfer: jvd('10'), per_day: jvd('20'), per_month: jvd('700') });
    expect(raised.body.later).toMatchObject({ per_transfer: jvd('500'), from: expect.any(String) });
    expect((await payment(amina, '11')).body.code).toBe('over_limit_transfer');

    bank.clock.advance(24 * 3600 + 1);
    await runJob('JVD', amina.userId);
    expect(await limitsOf(amina)).toMatchObject({
      per_transfer: jvd('500'),
      per_day: jvd('500'),
      later: null,
    });
    expect((await payment(amina, '400')).status).toBe(201);
  });

  it('that wait are dropped when they are set anew', async () => {
    const amina = await bank.person('Amina', '1000');
    await setLimits(amina, { per_day: '20' });
    await setLimits(amina, {});
    expect((await setLimits(amina, { per_day: '20' })).body.later).toBeNull();
    bank.clock.advance(24 * 3600 + 1);
    await runJob('JVD', amina.userId);
    expect((await payment(amina, '21')).body.code).toBe('over_limit_day');
  });

  it('in the wrong order, of no currency, or of nothing are named field by field', async () => {
    const amina = await bank.person('Amina');
    const order = await setLimits(amina, { per_transfer: '30', per_day: '20', per_month: '10' });
    expect([order.status, order.body.errors]).toEqual([
      422,
      [
        { field: 'per_transfer', code: 'above_day_limit' },
        { field: 'per_day', code: 'above_month_limit' },
        { field: 'per_transfer', code: 'above_month_limit' },
      ],
    ]);
    expect((await setLimits(amina, { per_day: '0' })).body.code).toBe('invalid_amount');
    expect((await setLimits(amina, { asset: 'XXX' })).body.code).toBe('unknown_currency');
  });

  it('are set with a PIN just entered, by their owner only', async () => {
    const [amina, bao] = [await bank.person('Amina'), await bank.person('Bao')];
    expect((await setLimits(amina, { per_day: '5' }, 'stale')).body.code).toBe('pin_required');
    await setLimits(amina, { per_day: '5' });
    expect((await limitsOf(bao)).per_day).toBeNull();
    expect((await bank.call('GET', LIMITS)).status).toBe(401);
  });
});
