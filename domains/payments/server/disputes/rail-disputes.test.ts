import { keyIn } from '@egcr/developers/testing';
import type { Bank, TestPerson } from '@egcr/wallet/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { TestInstrumentName } from '../../contract/index.ts';
import { RAIL_REVIEW_S, SANDBOX_BOOKS_S } from '../../contract/limits.ts';
import { FOLLOW_UP } from '../balance.ts';
import { PRUNE_SANDBOX } from '../rails/prune-sandbox.ts';
import { openBank } from '../testing/bank.ts';
import { disputesIn } from '../testing/disputes.ts';
import { testPaymentsIn } from '../testing/test-payments.ts';

let bank: Bank;
let shop: ReturnType<typeof testPaymentsIn>;
let ask: ReturnType<typeof disputesIn>;
beforeAll(async () => {
  bank = await openBank();
  shop = testPaymentsIn(bank);
  ask = disputesIn(bank);
});
afterAll(() => bank.close());

const DAY_S = 24 * 3600;

const pass = async (seconds: number) => {
  bank.clock.advance(seconds);
  await bank.runJob(FOLLOW_UP);
};

/** A test payment with a number that disputes, and the dispute as its merchant sees it. */
async function disputed(name: TestInstrumentName) {
  const { merchant, payer, link } = await shop.testShop();
  const payment = await shop.sent(payer, link, name);
  await shop.run(payment, 1);
  const { dispute } = await shop.read(merchant, payment);
  return { merchant, payer, payment, dispute };
}

async function toldOf({ userId }: TestPerson) {
  const { rows } = await bank.database.pool.query(
    "select payload from platform.event where topic = 'developers.event_asked' and payload ->> 'owner_id' = $1 order by id",
    [userId],
  );
  return rows.map(({ payload }) => payload);
}

describe('a test number that disputes', () => {
  it.each([
    ['dispute_won', 'won'],
    ['dispute_lost', 'lost'],
  ] as const)('%s brings a dispute that the rail decides once it is answered', async (name, end) => {
    const { merchant, payer, dispute } = await disputed(name);
    expect(dispute.state).toBe('needs_response');
    const seen = await ask.read(merchant, dispute.id);
    expect(seen.body).toMatchObject({ rail: 'sandbox-card-b', statement: null, is_test: true });
    expect(await shop.balance(merchant)).toEqual([]);
    expect((await ask.withdraw(payer, dispute.id)).status).toBe(404);
    expect((await ask.answer(merchant, dispute.id)).body.state).toBe('under_review');
    await pass(RAIL_REVIEW_S);
    expect((await ask.read(merchant, dispute.id)).body.state).toBe(end);
    const events = (await toldOf(merchant)).filter(({ type }) => String(type).startsWith('dispute.'));
    expect(events.map(({ type, is_live, object }) => [type, is_live, object.state])).toEqual([
      ['dispute.created', false, 'needs_response'],
      ['dispute.updated', false, 'under_review'],
      ['dispute.closed', false, end],
    ]);
    expect(JSON.stringify(events)).not.toContain(payer.userId);
  });

  it('gives the days that its rail gives, and is lost after them', async () => {
    const { merchant, dispute } = await disputed('dispute_won');
    await pass(13 * DAY_S);
    expect((await ask.read(merchant, dispute.id)).body.state).toBe('needs_response');
    await pass(DAY_S);
    expect((await ask.read(merchant, dispute.id)).body.state).toBe('lost');
  });

  it('asks a question first: answered it is closed, accepted it is prevented, unanswered it is a dispute', async () => {
    const [one, other, third] = [
      await disputed('dispute_warning'),
      await disputed('dispute_warning'),
      await disputed('dispute_warning'),
    ];
    expect(one.dispute.state).toBe('warning_needs_response');
    expect((await ask.answer(one.merchant, one.dispute.id)).body.state).toBe('warning_under_review');
    await pass(RAIL_REVIEW_S);
    expect((await ask.read(one.merchant, one.dispute.id)).body.state).toBe('warning_closed');
    expect((await ask.accept(other.merchant, other.dispute.id)).body.state).toBe('prevented');
    await bank.call('POST', `/api/v1/payments/${third.payment}/refunds`, {
      as: third.merchant,
      key: crypto.randomUUID(),
      body: { pin: '270519' },
    });
    await pass(14 * DAY_S);
    const raised = await ask.read(third.merchant, third.dispute.id);
    expect(raised.body.state).toBe('needs_response');
    // Its days begin anew.
    expect(Date.parse(raised.body.due_at)).toBeGreaterThan(bank.clock.now().getTime() + 13 * DAY_S * 1000);
    expect((await ask.accept(third.merchant, third.dispute.id)).body.state).toBe('lost');
  });
});

describe('lists of disputes', () => {
  it('are searched, filtered, paged and exported, each merchant’s own', async () => {
    const { merchant, payer, dispute } = await disputed('dispute_won');
    const stranger = await bank.person('Sten');
    const list = async (as: TestPerson, query = '') =>
      (await bank.call('GET', `/api/v1/disputes${query}`, { as })).body.items.map(
        ({ id }: { id: string }) => id,
      );
    expect(await list(merchant)).toEqual([dispute.id]);
    expect(await list(merchant, '?words=COFFEE&mode=test&state=needs_response')).toEqual([dispute.id]);
    for (const query of ['?words=tea', '?mode=live', '?state=won', '?role=payer'])
      expect(await list(merchant, query)).toEqual([]);
    expect(await list(payer, '?role=payer')).toEqual([dispute.id]);
    expect(await list(stranger)).toEqual([]);
    const file = await fetch(`${bank.url}/api/v1/disputes/export?mode=test`, {
      headers: { authorization: `Bearer ${merchant.userId}:fresh` },
    });
    expect([file.status, file.headers.get('content-type')]).toEqual([
      200,
      expect.stringContaining('text/csv'),
    ]);
    const [head = '', row = ''] = (await file.text()).split('\r\n');
    expect(head).toBe('opened_at,reference,title,reason,state,amount,currency,due_at,ended_at,rail,mode');
    expect(row).toContain('Coffee beans,fraudulent,needs_response,25.00,JVD,');
  });

  it('are read by a key of their mode, which answers and accepts nothing', async () => {
    const { merchant, dispute } = await disputed('dispute_won');
    const make = keyIn(bank);
    const { secret } = (await make(merchant, { mode: 'test', scopes: ['payments.read'] })).body;
    const { secret: live } = (await make(merchant, { scopes: ['payments.read'] })).body;
    const path = `/api/v1/disputes/${dispute.id}`;
    expect((await bank.call('GET', path, { bearer: secret })).status).toBe(200);
    expect((await bank.call('GET', path, { bearer: live })).status).toBe(404);
    const asked = await bank.call('GET', '/api/v1/disputes?mode=live', { bearer: secret });
    expect(asked.body.items).toEqual([]);
    for (const act of ['evidence', 'accept', 'withdrawal']) {
      const key = crypto.randomUUID();
      const { status } = await bank.call('POST', `${path}/${act}`, { bearer: secret, key, body: {} });
      expect([401, 403]).toContain(status);
    }
  });
});

it('the books of the simulated rails are kept for 30 days, and longer where a rail is still asked', async () => {
  const { payer, payment } = await disputed('dispute_won');
  const { payer: other, link } = await shop.testShop();
  const silent = await shop.sent(other, link, 'answer_lost');
  await shop.run(silent, 1);
  bank.clock.advance(SANDBOX_BOOKS_S - 60);
  await bank.runJob(PRUNE_SANDBOX);
  expect(await shop.charges(payment)).toHaveLength(1);
  bank.clock.advance(61);
  await bank.runJob(PRUNE_SANDBOX);
  expect([await shop.charges(payment), (await shop.charges(silent)).length]).toEqual([[], 1]);
  expect((await shop.read(payer, payment)).state).toBe('succeeded');
});
