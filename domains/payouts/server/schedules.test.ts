import { jvd, TEST_PIN, type Answer, type Bank, type TestPerson } from '@egcr/wallet/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { businessesIn, openBank } from './testing/bank.ts';
import { merchantsIn } from './testing/merchants.ts';

let bank: Bank;
let teams: ReturnType<typeof businessesIn>;
beforeAll(async () => {
  bank = await openBank();
  teams = businessesIn(bank);
});
afterAll(() => bank.close());

const { ask, sell } = merchantsIn(() => bank);
const DAY_S = 24 * 3600;
const PAYOUTS = '/api/v1/payouts';
const SCHEDULES = '/api/v1/payout-schedules';

const answer = (
  as: TestPerson,
  id: string,
  said: 'confirm' | 'decline',
  actingFor: string,
): Promise<Answer> =>
  ask('POST', `${PAYOUTS}/${id}/answer`, as, { body: { answer: said, pin: TEST_PIN }, actingFor });

/** Runs what is queued for the schedule of a merchant. */
const runSchedule = (merchant: string) => bank.runJob('payouts.run_schedule', { merchant, asset: 'JVD' });

describe('a schedule', () => {
  const schedule = { cadence: 'daily', time_zone: 'Europe/Rome', minimum: jvd('5000'), pin: TEST_PIN };

  it('pays out what is available, once for each time, from its least sum on', async () => {
    const merchant = await bank.person('Mara');
    await sell(merchant, '4000');
    const set = await ask('PUT', SCHEDULES, merchant, { body: schedule });
    expect([set.status, set.body.cadence]).toEqual([200, 'daily']);
    await runSchedule(merchant.userId);
    expect(await bank.balance(merchant)).toBe('0');
    bank.clock.advance(DAY_S);
    await runSchedule(merchant.userId);
    expect(await bank.balance(merchant)).toBe('0');
    await sell(merchant, '4000');
    await Promise.all([runSchedule(merchant.userId), runSchedule(merchant.userId)]);
    expect(await bank.balance(merchant)).toBe('7920');
    const { items } = (await ask('GET', PAYOUTS, merchant)).body;
    expect(items).toMatchObject([{ state: 'paid', is_scheduled: true }]);
    const shown = (await ask('GET', SCHEDULES, merchant)).body.items[0];
    expect(new Date(shown.next_at).getTime()).toBeGreaterThan(bank.clock.now().getTime());
    await ask('DELETE', `${SCHEDULES}/JVD`, merchant);
    expect((await ask('GET', SCHEDULES, merchant)).body.items).toEqual([]);
    expect((await ask('DELETE', `${SCHEDULES}/JVD`, merchant)).status).toBe(204);
  });

  it('keeps to the rule of two, and to a frozen wallet', async () => {
    const { id, owner } = await teams.firm();
    const finance = await teams.join(id, owner, 'finance');
    await sell(owner, '2000000', id);
    await ask('PUT', SCHEDULES, owner, { body: schedule, actingFor: id });
    bank.clock.advance(DAY_S);
    await runSchedule(id);
    const [waiting] = (await ask('GET', PAYOUTS, owner, { actingFor: id })).body.items;
    expect(waiting).toMatchObject({ state: 'waiting', is_scheduled: true, amount: jvd('1980000') });
    bank.clock.advance(DAY_S);
    await runSchedule(id);
    expect((await ask('GET', PAYOUTS, owner, { actingFor: id })).body.items).toHaveLength(1);
    expect((await answer(finance, waiting.id, 'confirm', id)).body.state).toBe('paid');
    await sell(owner, '100000', id);
    await bank.call('PUT', `/api/v1/treasury/${id}/freeze`, { as: owner });
    await runSchedule(id);
    expect((await ask('GET', PAYOUTS, owner, { actingFor: id })).body.items[0].state).toBe('blocked');
  });

  it('names each wrong field, asks for the PIN, and ends with the business', async () => {
    const merchant = await bank.person('Mara');
    const wrong = async (body: object) =>
      (await ask('PUT', SCHEDULES, merchant, { body: { ...schedule, ...body } })).body.errors?.map(
        ({ field }: { field: string }) => field,
      );
    expect(await wrong({ cadence: 'hourly' })).toEqual(['cadence']);
    expect(await wrong({ cadence: 'weekly' })).toEqual(['weekday']);
    expect(await wrong({ cadence: 'weekly', weekday: 8 })).toEqual(['weekday']);
    expect(await wrong({ cadence: 'monthly', month_day: 0 })).toEqual(['month_day']);
    expect(await wrong({ time_zone: '+02:00' })).toEqual(['time_zone']);
    expect(await wrong({ minimum: jvd('0') })).toEqual(['minimum.value']);
    const bare = await ask('PUT', SCHEDULES, merchant, { body: { ...schedule, pin: undefined } });
    expect(bare.body.code).toBe('pin_required');
    const { id, owner } = await teams.firm();
    await ask('PUT', SCHEDULES, owner, { body: schedule, actingFor: id });
    await teams.close(id, owner);
    bank.clock.advance(DAY_S);
    await runSchedule(id);
    expect((await ask('GET', SCHEDULES, owner, { actingFor: id })).body.items).toEqual([]);
  });
});
