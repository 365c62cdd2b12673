import { keyIn } from '@egcr/developers/testing';
import { notificationAsked } from '@egcr/notifications/contract';
import { jvd, TEST_PIN, type Answer, type Bank, type TestPerson } from '@egcr/wallet/testing';
import { uuidNow } from '@egcr/server-kit/testing/uuid-now';
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

const { ask, sell, payOut } = merchantsIn(() => bank);
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

const one = async (as: TestPerson, id: string, actingFor?: string) =>
  (await ask('GET', PAYOUTS, as, { actingFor })).body.items.find((each: { id: string }) => each.id === id);

const available = async (as: TestPerson, actingFor?: string): Promise<string> =>
  (await ask('GET', '/api/v1/payment-balance', as, { actingFor })).body.items[0].available.value;

/** What a person is told of payouts, in its order. */
async function toldTo({ userId }: TestPerson): Promise<readonly string[]> {
  const { rows } = await bank.database.owner.query(
    `select payload ->> 'kind' as kind from platform.event
     where topic = $1 and payload ->> 'user_id' = $2 and payload ->> 'kind' like 'payouts.%'
     order by id`,
    [notificationAsked.topic, userId],
  );
  return rows.map(({ kind }) => kind);
}

/** Whether the look that runs every few minutes has queued a payout. */
async function isQueued(id: string): Promise<boolean> {
  await bank.runJob('payouts.run');
  const { rows } = await bank.database.owner.query(
    'select count(*)::integer as jobs from graphile_worker.jobs where key = $1',
    [`payouts.settle ${id}`],
  );
  return rows[0].jobs === 1;
}

/** Runs what is queued for a payout, or for the schedule of a merchant. */
const settle = (id: string) => bank.runJob('payouts.settle', { payout: id });
const runSchedule = (merchant: string) => bank.runJob('payouts.run_schedule', { merchant, asset: 'JVD' });

describe('a payout', () => {
  it('of what one person may let go in a day is in the wallet at once [SYS-02]', async () => {
    const merchant = await bank.person('Mara');
    await sell(merchant, '2000000');
    const first = await payOut(merchant, '600000');
    expect([first.status, first.body.state]).toEqual([201, 'paid']);
    const second = await payOut(merchant, '400000');
    expect(second.body.state).toBe('paid');
    expect(await bank.balance(merchant)).toBe('1000000');
    const third = await payOut(merchant, '1');
    expect([third.body.state, third.body.transfer_id]).toEqual(['held', null]);
    bank.clock.advance(DAY_S);
    expect((await payOut(merchant, '1')).body.state).toBe('paid');
    const listed = await one(merchant, first.body.id);
    expect(listed).toMatchObject({ state: 'paid', reference: first.body.reference, is_scheduled: false });
    const listedWith = async (mode: 'live' | 'test') => {
      const { body: key } = await keyIn(bank)(merchant, { mode });
      return (await bank.call('GET', PAYOUTS, { bearer: String(key.secret) })).body.items.length;
    };
    expect([await listedWith('live'), await listedWith('test')]).toEqual([4, 0]);
  });

  it('beyond it waits a day where nobody else could confirm it, and may be taken back', async () => {
    const merchant = await bank.person('Mara');
    await sell(merchant, '4000000');
    const { body } = await payOut(merchant, '1500000');
    expect(body.state).toBe('held');
    expect(await bank.balance(merchant)).toBe('0');
    // What waits is nobody else's: the rest is all that can be asked for.
    expect((await payOut(merchant, '3000000')).body.code).toBe('insufficient_funds');
    await settle(body.id);
    const held = await one(merchant, body.id);
    expect([held.state, held.may_cancel, held.may_confirm]).toEqual(['held', true, false]);
    expect(Date.parse(held.due_at) - Date.parse(held.asked_at)).toBe(DAY_S * 1000);
    expect(await toldTo(merchant)).toEqual(['payouts.held']);
    const stranger = await bank.person('Sly');
    expect((await ask('POST', `${PAYOUTS}/${body.id}/cancel`, stranger)).status).toBe(404);
    expect((await ask('POST', `${PAYOUTS}/${body.id}/cancel`, merchant)).body.state).toBe('canceled');
    bank.clock.advance(DAY_S + 1);
    await settle(body.id);
    expect(await bank.balance(merchant)).toBe('0');
    expect((await ask('POST', `${PAYOUTS}/${body.id}/cancel`, merchant)).body).toMatchObject({
      code: 'payout_over',
      state: 'canceled',
    });
    const again = await payOut(merchant, '1500000');
    expect(await isQueued(again.body.id)).toBe(false);
    bank.clock.advance(DAY_S + 1);
    expect(await isQueued(again.body.id)).toBe(true);
    await Promise.all([settle(again.body.id), settle(again.body.id)]);
    expect(await bank.balance(merchant)).toBe('1500000');
  });

  it('of a business waits for a second member, and never for the one who asked', async () => {
    const { id, owner } = await teams.firm();
    const [finance, viewer] = [await teams.join(id, owner, 'finance'), await teams.join(id, owner, 'viewer')];
    await sell(owner, '4000000', id);
    const { body } = await payOut(owner, '2000000', { actingFor: id });
    expect(body.state).toBe('waiting');
    expect((await answer(owner, body.id, 'confirm', id)).body.code).toBe('payout_second_required');
    expect((await answer(viewer, body.id, 'confirm', id)).body.code).toBe('role_required');
    const other = await teams.firm();
    expect((await answer(other.owner, body.id, 'confirm', other.id)).status).toBe(404);
    expect(
      (await ask('POST', `${PAYOUTS}/${body.id}/answer`, owner, { body: { answer: 'confirm' } })).status,
    ).toBe(404);
    const seen = await one(finance, body.id, id);
    expect(seen).toMatchObject({ may_confirm: true, may_cancel: true, asked_by: 'Ola Test' });
    expect(Date.parse(seen.due_at) - Date.parse(seen.asked_at)).toBe(7 * DAY_S * 1000);
    await bank.call('PUT', `/api/v1/treasury/${id}/freeze`, { as: owner });
    expect((await answer(finance, body.id, 'confirm', id)).body.code).toBe('account_frozen');
    await bank.call('DELETE', `/api/v1/treasury/${id}/freeze`, { as: owner });
    const toldOfIt = await Promise.all([owner, finance, viewer].map(toldTo));
    expect(toldOfIt).toEqual([[], ['payouts.waits'], []]);
    const confirmed = await answer(finance, body.id, 'confirm', id);
    expect([confirmed.status, confirmed.body.state]).toEqual([200, 'paid']);
    expect(await teams.walletOf(id, owner)).toBe('2000000');
    expect((await answer(finance, body.id, 'decline', id)).body.code).toBe('payout_over');
    const declined = await payOut(owner, '1000000', { actingFor: id });
    expect((await answer(finance, declined.body.id, 'decline', id)).body.state).toBe('declined');
    expect(await toldTo(owner)).toEqual(['payouts.declined']);
    expect(await teams.walletOf(id, owner)).toBe('2000000');
  });

  it('is confirmed by nobody once who asked for it has left, and ends after seven days', async () => {
    const { id, owner } = await teams.firm();
    const finance = await teams.join(id, owner, 'finance');
    await sell(owner, '4000000', id);
    const { body } = await payOut(finance, '2000000', { actingFor: id });
    expect((await teams.leave(id, owner, finance)).status).toBe(204);
    expect((await answer(owner, body.id, 'confirm', id)).body.code).toBe('payout_second_required');
    bank.clock.advance(7 * DAY_S);
    expect((await one(owner, body.id, id)).state).toBe('expired');
    await bank.runJob('payouts.run');
    expect((await answer(owner, body.id, 'decline', id)).body).toMatchObject({
      code: 'payout_over',
      state: 'expired',
    });
    expect(await available(owner, id)).toBe('3960000');
  });

  it('is paid once, however many ask, confirm and take back at once', async () => {
    const { id, owner } = await teams.firm();
    const members = [
      await teams.join(id, owner, 'finance'),
      await teams.join(id, owner, 'finance'),
      await teams.join(id, owner, 'owner'),
    ];
    await sell(owner, '4000000', id);
    const asked = await Promise.all(
      Array.from({ length: 8 }, () => payOut(owner, '900000', { actingFor: id })),
    );
    const states = asked.map(({ body }): string => body.state ?? body.code).toSorted();
    // One goes alone, three wait, and for the rest there is too little.
    expect(states).toEqual([
      ...Array.from({ length: 4 }, () => 'insufficient_funds'),
      'paid',
      'waiting',
      'waiting',
      'waiting',
    ]);
    const waiting = asked.filter(({ body }) => body.state === 'waiting').map(({ body }) => String(body.id));
    const answers = await Promise.all([
      ...waiting.flatMap((each) => members.map((member) => answer(member, each, 'confirm', id))),
      ...waiting.map((each) => ask('POST', `${PAYOUTS}/${each}/cancel`, owner, { actingFor: id })),
    ]);
    expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(waiting.length);
    const paid = answers.filter(({ status, body }) => status === 200 && body.state === 'paid').length;
    const out = 900_000n * BigInt(paid + 1);
    expect(await teams.walletOf(id, owner)).toBe(out.toString());
    expect(await available(owner, id)).toBe((3_960_000n - out).toString());
  });

  it('waits for a frozen wallet and says so, and goes when it is unfrozen', async () => {
    const { id, owner } = await teams.firm();
    await sell(owner, '200000', id);
    await bank.call('PUT', `/api/v1/treasury/${id}/freeze`, { as: owner });
    const { body } = await payOut(owner, '100000', { actingFor: id });
    expect(body.state).toBe('blocked');
    await settle(body.id);
    expect((await one(owner, body.id, id)).state).toBe('blocked');
    // Told once, however often it is tried.
    expect(await toldTo(owner)).toEqual(['payouts.blocked']);
    expect(await teams.walletOf(id, owner)).toBe('0');
    await bank.call('DELETE', `/api/v1/treasury/${id}/freeze`, { as: owner });
    await settle(body.id);
    expect(await teams.walletOf(id, owner)).toBe('100000');
    const merchant = await bank.person('Mara');
    await sell(merchant, '200000');
    await bank.call('PUT', '/api/v1/wallet/freeze', { as: merchant, body: { frozen: true } });
    expect((await payOut(merchant, '100000')).body.state).toBe('blocked');
    expect(await toldTo(merchant)).toEqual(['payouts.blocked']);
  });

  it('that has waited its day is stopped by a wallet frozen meanwhile, and its merchant hears of both', async () => {
    const merchant = await bank.person('Mara');
    await sell(merchant, '2000000');
    const { body } = await payOut(merchant, '1500000');
    await bank.call('PUT', '/api/v1/wallet/freeze', { as: merchant, body: { frozen: true } });
    bank.clock.advance(DAY_S + 1);
    await settle(body.id);
    expect(await one(merchant, body.id)).toMatchObject({ state: 'blocked', due_at: null, may_cancel: true });
    expect(await toldTo(merchant)).toEqual(['payouts.held', 'payouts.blocked']);
  });

  it('is one of twenty at most that wait; a schedule that finds no room tries again within the hour', async () => {
    const merchant = await bank.person('Mara');
    await sell(merchant, '4000000');
    const waiting = (many: number) =>
      bank.database.owner.query(
        `set session_replication_role = replica;
         insert into payouts.payout (id, merchant_id, asset, amount, state, is_scheduled, asked_by, asked_at, due_at)
         select ${uuidNow}, '${merchant.userId}', 'JVD', 1, 'held', false, '${merchant.userId}', now(), now() + interval '9 years'
         from generate_series(1, ${many});
         set session_replication_role = origin`,
      );
    await waiting(19);
    expect((await payOut(merchant, '1000001')).body.state).toBe('held');
    expect((await payOut(merchant, '1000001')).body.code).toBe('payouts_full');
    // Its next time is days away: it is due now because the clock says so.
    const weekday = ((bank.clock.now().getUTCDay() + 3) % 7) + 1;
    const body = {
      cadence: 'weekly',
      weekday,
      time_zone: 'Europe/Rome',
      minimum: jvd('5000'),
      pin: TEST_PIN,
    };
    await ask('PUT', SCHEDULES, merchant, { body });
    await bank.database.owner.query('update payouts.schedule set next_at = $2 where merchant_id = $1', [
      merchant.userId,
      bank.clock.now(),
    ]);
    await runSchedule(merchant.userId);
    const [schedule] = (await ask('GET', SCHEDULES, merchant)).body.items;
    const wait_s = (Date.parse(schedule.next_at) - bank.clock.now().getTime()) / 1000;
    expect([wait_s > 3540, wait_s <= 3600]).toEqual([true, true]);
  });

  it('goes out in a file, with who began it and why it failed, and no one else’s is in it', async () => {
    const merchant = await bank.person('Mara');
    await sell(merchant, '200000');
    const { body } = await payOut(merchant, '100000');
    const file = async (as: TestPerson, query = '') => {
      const headers = { authorization: `Bearer ${as.userId}:fresh` };
      const reply = await fetch(`${bank.url}${PAYOUTS}/export${query}`, { headers });
      return (await reply.text()).trimEnd().split('\r\n');
    };
    const head = 'asked_at,state,amount,currency,by,ended_at,reference,reason';
    const [first, row = '', ...more] = await file(merchant, '?state=paid');
    expect([first, more]).toEqual([head, []]);
    const { asked_at: asked, ended_at: ended } = await one(merchant, body.id);
    expect(row).toBe(`${asked},paid,1000.00,JVD,hand,${ended},${body.reference},`);
    expect(await file(merchant, '?state=held')).toEqual([head]);
    expect(await file(await bank.person('Sly'))).toEqual([head]);
  });

  it('that can not be paid any more fails with the wallet’s reason', async () => {
    const merchant = await bank.person('Mara');
    await sell(merchant, '2000000');
    const { body } = await payOut(merchant, '1980000');
    expect(body.state).toBe('held');
    const [paymentId] = (await ask('GET', '/api/v1/payments', merchant)).body.items.map(
      (each: { id: string }) => each.id,
    );
    await ask('POST', `/api/v1/payments/${paymentId}/refunds`, merchant, {
      body: { amount: jvd('1000'), pin: TEST_PIN },
    });
    bank.clock.advance(DAY_S + 1);
    await settle(body.id);
    expect(await one(merchant, body.id)).toMatchObject({ state: 'failed', reason: 'insufficient_funds' });
    expect((await toldTo(merchant)).at(-1)).toBe('payouts.failed');
    expect(await available(merchant)).toBe('1979000');
  });
});
