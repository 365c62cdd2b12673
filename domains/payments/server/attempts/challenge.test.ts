import type { Bank, TestPerson } from '@egcr/wallet/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { ACTION_WITHIN_S } from '../../contract/limits.ts';
import { openBank } from '../testing/bank.ts';
import { PAYMENTS, testPaymentsIn, tries } from '../testing/test-payments.ts';

let bank: Bank;
let shop: ReturnType<typeof testPaymentsIn>;
beforeAll(async () => {
  bank = await openBank();
  shop = testPaymentsIn(bank);
});
afterAll(() => bank.close());

const answer = (as: TestPerson, id: string, said: 'done' | 'give_up') =>
  bank.call('POST', `${PAYMENTS}/${id}/action`, { as, body: { answer: said } });

async function challenged(link: object = {}) {
  const sold = await shop.testShop(link);
  const id = await shop.sent(sold.payer, sold.link, 'challenge');
  await shop.run(id, 1);
  return { ...sold, id };
}

it('a payment waits for its payer where the bank asks whether it is them, and is paid once they say yes [SYS-02]', async () => {
  const { merchant, payer, id } = await challenged();
  const waiting = await shop.read(payer, id);
  expect([waiting.state, waiting.next_action.kind]).toEqual(['requires_action', 'simulated_bank']);
  expect((await shop.read(merchant, id)).next_action).toBeNull();
  const said = await answer(payer, id, 'done');
  expect([said.status, said.body.state]).toEqual([200, 'processing']);
  await shop.run(id, 1);
  expect((await shop.read(payer, id)).state).toBe('succeeded');
});

it('while the payer is at their bank the rail is asked every five minutes, and once when their time is over', async () => {
  const { payer, id } = await challenged();
  const asked = async () => {
    const { rows } = await bank.database.pool.query(
      'select extract(epoch from ask_at - $2)::float as ask, extract(epoch from action_until - $2)::float as until from payments.attempt where payment_id = $1',
      [id, bank.clock.now()],
    );
    return { ask: Math.round(rows[0].ask + 0.4), until: Math.round(rows[0].until + 0.4) };
  };
  expect(await asked()).toEqual({ ask: 300, until: 1800 });
  bank.clock.advance(1600);
  await shop.run(id, 1);
  expect(await asked()).toEqual({ ask: 200, until: 200 });
  expect((await shop.read(payer, id)).state).toBe('requires_action');
});

it('programs and open pages hear of each step of a payment that its bank asks about', async () => {
  const { merchant, payer, id } = await challenged({ capture: 'manual' });
  await answer(payer, id, 'done');
  await shop.run(id, 1);
  await bank.call('POST', `${PAYMENTS}/${id}/capture`, { as: merchant, key: crypto.randomUUID(), body: {} });
  const told = async (where: string, what: string) => {
    const { rows } = await bank.database.pool.query(
      `select ${what} as told from platform.event where ${where} order by id`,
      [id],
    );
    return rows.map((row) => row.told);
  };
  const program = "topic = 'developers.event_asked' and payload -> 'object' ->> 'id' = $1";
  expect(await told(program, "payload ->> 'type'")).toEqual([
    'payment.requires_action',
    'payment.authorized',
    'payment.succeeded',
  ]);
  const page = "topic = 'payments.changed' and payload ->> 'id' = $1";
  expect(await told(page, "payload ->> 'state'")).toEqual([
    'requires_action',
    'processing',
    'requires_capture',
    'succeeded',
  ]);
});

it('a no at the bank is no answer to try on another rail', async () => {
  const { payer, id } = await challenged();
  await answer(payer, id, 'give_up');
  await shop.run(id, 1);
  const open = await shop.read(payer, id);
  expect(open.state).toBe('requires_payment_method');
  expect(tries(open).map(([, state, failure]: (string | null)[]) => [state, failure])).toEqual([
    ['failed', 'authentication_required'],
  ]);
});

it('who never answers has not paid after half an hour, and what was sold can be sold again', async () => {
  const { payer, id, link } = await challenged({ stock: 1 });
  bank.clock.advance(ACTION_WITHIN_S + 1);
  await shop.run(id, 1);
  const open = await shop.read(payer, id);
  expect([open.state, open.attempts[0].failure]).toEqual(['requires_payment_method', 'abandoned']);
  expect((await bank.call('GET', `/api/v1/pay/${link}`)).body).toMatchObject({ state: 'active', left: 1 });
});

it('money of a test that is held waits for the capture after the yes', async () => {
  const { payer, id } = await challenged({ capture: 'manual' });
  await answer(payer, id, 'done');
  await shop.run(id, 1);
  expect((await shop.read(payer, id)).state).toBe('requires_capture');
});

it('only the payer answers, only while they are asked, and the first of many answers counts', async () => {
  const { merchant, payer, id } = await challenged();
  const stranger = await bank.person('Sly');
  for (const as of [merchant, stranger]) expect((await answer(as, id, 'done')).status).toBe(404);
  const many = await Promise.all(
    Array.from({ length: 20 }, (_, at) => answer(payer, id, at % 2 === 0 ? 'done' : 'give_up')),
  );
  expect(many.every(({ status }) => status === 200)).toBe(true);
  await Promise.all([shop.run(id, 1), shop.run(id, 1)]);
  const ended = await shop.read(payer, id);
  expect(['succeeded', 'requires_payment_method']).toContain(ended.state);
  const late = await answer(payer, id, 'done');
  expect([late.status, late.body.code]).toEqual([409, 'payment_closed']);
  expect(await shop.charges(id)).toHaveLength(1);
});

it('a payment whose payer has said how they want to pay waits for their confirmation alone', async () => {
  const { merchant, payer, link } = await shop.shop();
  const started = await shop.start(payer, link, { method: 'wallet' });
  expect([started.body.state, started.body.method]).toEqual(['requires_confirmation', 'wallet']);
  const found = await bank.call('GET', `${PAYMENTS}?state=requires_confirmation`, { as: merchant });
  expect(found.body.items.map(({ id }: { id: string }) => id)).toEqual([started.body.id]);
  expect((await shop.confirm(payer, started.body.id)).body.state).toBe('succeeded');
  const left = await shop.start(payer, link, { method: 'wallet' });
  bank.clock.advance(25 * 3600);
  await bank.runJob('payments.follow_up');
  expect((await shop.read(payer, left.body.id)).state).toBe('canceled');
});

it('a way to pay that this installation does not have is refused, with each rail’s reason, and the payment stays', async () => {
  const { payer, link } = await shop.shop();
  const { body } = await shop.start(payer, link, { method: 'card' });
  const refused = await shop.confirm(payer, body.id);
  expect([refused.status, refused.body.code]).toEqual([409, 'no_route']);
  expect(refused.body.reasons).toBe('internal: method');
  expect((await shop.read(payer, body.id)).state).toBe('requires_confirmation');
});
