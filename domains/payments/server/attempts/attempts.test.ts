import { keyIn } from '@egcr/developers/testing';
import { decide } from '@egcr/routing/server';
import { jvd, type Bank } from '@egcr/wallet/testing';
import { uuidNow } from '@egcr/server-kit/testing/uuid-now';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { PAYMENT_OPEN_S } from '../../contract/limits.ts';
import { FOLLOW_UP } from '../balance.ts';
import { openBank } from '../testing/bank.ts';
import { numberOf, PAYMENTS, testPaymentsIn, tries } from '../testing/test-payments.ts';

let bank: Bank;
let shop: ReturnType<typeof testPaymentsIn>;
beforeAll(async () => {
  bank = await openBank();
  shop = testPaymentsIn(bank);
});
afterAll(() => bank.close());

describe('a test payment over a simulated rail', () => {
  it('goes over the rail that is worth most, is accepted there, and moves no money', async () => {
    const { merchant, payer, link } = await shop.testShop();
    const id = await shop.sent(payer, link, 'accepted');
    await shop.run(id, 1);
    const paid = await shop.read(payer, id);
    expect([paid.state, tries(paid)]).toEqual(['succeeded', [['sandbox-card-b', 'succeeded', null]]]);
    expect(paid.attempts[0]).toMatchObject({ took_ms: 540, instrument: 'accepted' });
    expect(paid.attempts[0].decision.reason).toBe('expected_value');
    expect(await shop.balance(merchant)).toEqual([]);
    const { rows } = await bank.database.pool.query(
      'select route from payments.attempt where payment_id = $1',
      [id],
    );
    expect(decide(rows[0].route.question)).toEqual(rows[0].route.decision);
  });

  it('waits in the line of its payer, so that one whose wallet keeps us waiting holds up nobody else', async () => {
    const { payer, link } = await shop.testShop();
    for (let at = 0; at < 3; at += 1) await shop.sent(payer, link, 'accepted');
    const { payer: other, link: another } = await shop.testShop();
    const id = await shop.sent(other, another, 'challenge');
    await shop.run(id, 1);
    await bank.call('POST', `${PAYMENTS}/${id}/action`, { as: other, body: { answer: 'done' } });
    const { rows } = await bank.database.owner.query(
      `select queue_name as line, count(*)::integer as count from graphile_worker.jobs
       where queue_name = any ($1) group by queue_name order by count desc`,
      [[payer, other].map(({ userId }) => `payments.run_attempt ${userId}`)],
    );
    expect(rows).toEqual([
      { line: `payments.run_attempt ${payer.userId}`, count: 3 },
      { line: `payments.run_attempt ${other.userId}`, count: 1 },
    ]);
  });

  it('that one rail declines goes to the next, and both attempts stay with the payment [SYS-02]', async () => {
    const { merchant, payer, link } = await shop.testShop();
    const id = await shop.sent(payer, link, 'declined_once');
    await shop.run(id, 1);
    expect(await shop.read(payer, id)).toMatchObject({ state: 'processing' });
    await shop.run(id, 2);
    const paid = await shop.read(merchant, id);
    expect(paid.state).toBe('succeeded');
    expect(tries(paid)).toEqual([
      ['sandbox-card-b', 'failed', 'do_not_honor'],
      ['sandbox-card-a', 'succeeded', null],
    ]);
    expect(paid.attempts[1].decision.next).toEqual({
      action: 'try',
      rail: 'sandbox-card-a',
      reason: 'soft_decline',
    });
  });

  it('that is declined for good is open again, its stock is given back, and another number pays it', async () => {
    const { merchant, payer, link } = await shop.testShop({ stock: 1 });
    const id = await shop.sent(payer, link, 'expired');
    expect((await bank.call('GET', `/api/v1/pay/${link}`)).body.state).toBe('exhausted');
    await shop.run(id, 1);
    const open = await shop.read(payer, id);
    expect([open.state, tries(open)]).toEqual([
      'requires_payment_method',
      [['sandbox-card-b', 'failed', 'expired_card']],
    ]);
    expect((await bank.call('GET', `/api/v1/pay/${link}`)).body).toMatchObject({ state: 'active', left: 1 });
    expect((await shop.confirmWith(payer, id, numberOf('accepted'))).body.state).toBe('processing');
    await shop.run(id, 2);
    expect(await shop.read(payer, id)).toMatchObject({ state: 'succeeded' });
    expect((await bank.call('GET', `/api/v1/pay/${link}`)).body).toMatchObject({
      state: 'exhausted',
      left: 0,
    });
    const { rows } = await bank.database.pool.query(
      "select payload ->> 'type' as type from platform.event where topic = 'developers.event_asked' and payload ->> 'owner_id' = $1 order by id",
      [merchant.userId],
    );
    expect(rows.map(({ type }) => type)).toEqual(['payment.failed', 'payment.succeeded']);
  });

  it.each([
    ['declined', ['do_not_honor', 'do_not_honor']],
    ['no_funds', ['insufficient_funds']],
    ['stolen', ['stolen_card']],
  ] as const)('with the number %s is tried as often as its refusal allows', async (name, failures) => {
    const { payer, link } = await shop.testShop();
    const id = await shop.sent(payer, link, name);
    for (const [at] of failures.entries()) await shop.run(id, at + 1);
    const open = await shop.read(payer, id);
    expect(open.state).toBe('requires_payment_method');
    expect(open.attempts.map(({ failure }: { failure: string }) => failure)).toEqual(failures);
  });

  it('tells the router how often the same number was tried, whatever other numbers were', async () => {
    const { payer, link } = await shop.testShop();
    const id = await shop.sent(payer, link, 'expired');
    await shop.run(id, 1);
    for (const [at, name] of (['stolen', 'expired', 'accepted'] as const).entries()) {
      await shop.confirmWith(payer, id, numberOf(name));
      await shop.run(id, at + 2);
    }
    const { rows } = await bank.database.pool.query(
      'select route, round, number from payments.attempt where payment_id = $1 order by number',
      [id],
    );
    expect(rows.map(({ route }) => route.question.instrument_attempts)).toEqual([0, 0, 1, 0]);
    // Each confirmation is a round of its own.
    expect(rows.map(({ round, number }) => [round, number])).toEqual([
      [1, 1],
      [2, 2],
      [3, 3],
      [4, 4],
    ]);
  });

  it('by mobile money goes over the one rail that takes it', async () => {
    const { payer, link } = await shop.testShop();
    const id = await shop.sent(payer, link, 'mobile_accepted');
    await shop.run(id, 1);
    const paid = await shop.read(payer, id);
    expect([paid.state, paid.attempts[0].rail, paid.attempts[0].decision.reason]).toEqual([
      'succeeded',
      'sandbox-mobile',
      'only_one',
    ]);
  });
});

describe('a confirmation with a test number', () => {
  it('sends one request, however many come at once, with one key or many, and however often the errand runs', async () => {
    const { payer, link } = await shop.testShop();
    const { body } = await shop.start(payer, link);
    const key = crypto.randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, at) =>
        shop.confirmWith(payer, body.id, numberOf('accepted'), at % 2 === 0 ? key : crypto.randomUUID()),
      ),
    );
    expect(answers.some(({ status }) => status === 200)).toBe(true);
    expect(answers.every(({ status }) => [200, 409].includes(status))).toBe(true);
    await Promise.all(Array.from({ length: 10 }, () => shop.run(body.id, 1)));
    const paid = await shop.read(payer, body.id);
    expect([paid.state, tries(paid)]).toEqual(['succeeded', [['sandbox-card-b', 'succeeded', null]]]);
    const { rows } = await bank.database.pool.query('select sold from payments.link where id = $1', [link]);
    expect(rows).toEqual([{ sold: 1 }]);
    expect(await shop.charges(body.id)).toEqual([['1', 'accepted']]);
  });

  it('refuses every other number with the name of the field, and keeps and tells it nowhere', async () => {
    const { payer, link } = await shop.testShop();
    const { body } = await shop.start(payer, link);
    for (const number of ['4111111111111111', '4000000000000011', '', '+4915112345678', 'x'.repeat(5_000)]) {
      const answer = await shop.confirmWith(payer, body.id, number);
      expect([answer.status, answer.body.errors[0].field, answer.body.errors[0].code]).toEqual([
        422,
        'test_number',
        'not_test_number',
      ]);
      expect(JSON.stringify(answer.body)).not.toContain(number === '' ? 'nothing' : number);
    }
    const { rows } = await bank.database.pool.query(
      "select count(*)::integer as count from platform.idempotency where call = 'payments.confirm_payment' and user_id = $1",
      [payer.userId],
    );
    expect(rows).toEqual([{ count: 0 }]);
    expect((await shop.read(payer, body.id)).state).toBe('requires_payment_method');
  });

  it('is refused for a payment that moves money, which then stays as it was', async () => {
    const { payer, link } = await shop.shop();
    const { body } = await shop.start(payer, link);
    const answer = await shop.confirmWith(payer, body.id, numberOf('accepted'));
    expect([answer.status, answer.body.code]).toEqual([409, 'test_number_refused']);
    expect(await bank.balance(payer)).toBe('10000');
    expect((await shop.confirm(payer, body.id)).status).toBe(200);
  });

  it('is nobody’s but the payer’s, takes the PIN, and says why no rail can carry it', async () => {
    const { merchant, payer, link } = await shop.testShop({ amount: jvd('2000000') });
    const { body } = await shop.start(payer, link);
    const stranger = await bank.person('Sten');
    for (const as of [stranger, merchant])
      expect((await shop.confirmWith(as, body.id, numberOf('accepted'))).status).toBe(404);
    const without = await bank.call('POST', `${PAYMENTS}/${body.id}/confirm`, {
      as: payer,
      key: crypto.randomUUID(),
      body: { test_number: numberOf('accepted') },
    });
    expect(without.body.code).toBe('pin_required');
    const none = await shop.confirmWith(payer, body.id, numberOf('mobile_accepted'));
    expect([none.status, none.body.code]).toEqual([409, 'no_route']);
    expect(none.body.reasons).toContain('sandbox-mobile: amount');
    expect((await shop.read(payer, body.id)).attempts).toEqual([]);
  });

  it('with the same number is tried fifteen times for one payment at most', async () => {
    const { payer, link } = await shop.testShop();
    const { body } = await shop.start(payer, link);
    for (let number = 1; number <= 15; number += 1) {
      expect((await shop.confirmWith(payer, body.id, numberOf('expired'))).status).toBe(200);
      await shop.run(body.id, number);
    }
    const spent = await shop.confirmWith(payer, body.id, numberOf('expired'));
    expect([spent.status, spent.body.code]).toEqual([409, 'attempts_spent']);
    expect((await shop.confirmWith(payer, body.id, numberOf('accepted'))).status).toBe(200);
  });

  it('that is on its way outlives its day and the deletion of its payer', async () => {
    const { merchant, payer, link } = await shop.testShop();
    const id = await shop.sent(payer, link, 'accepted');
    bank.clock.advance(PAYMENT_OPEN_S);
    await bank.runJob(FOLLOW_UP);
    await bank.forget(payer);
    expect((await shop.read(merchant, id)).state).toBe('processing');
    await shop.run(id, 1);
    expect((await shop.read(merchant, id)).state).toBe('succeeded');
  });
});

it('the router is told of the last twenty outcomes of a rail, and of two hundred in all', async () => {
  const { merchant, payer, link } = await shop.testShop();
  const tried = (rail: string, many: number) =>
    bank.database.owner.query(
      `set session_replication_role = replica;
       with made as (
         insert into payments.payment
           (id, link_id, merchant_id, payer_id, title, asset, amount, fee, is_test, created_at, expires_at, state, ended_at, available_at)
         select ${uuidNow}, '${link}', '${merchant.userId}', '${payer.userId}', 'Tea', 'JVD', 100, 1, true, now(), now(), 'succeeded',
           now(), now()
         from generate_series(1, ${many}) returning id)
       insert into payments.attempt (payment_id, number, rail, state, instrument, at, ended_at, took_ms)
       select id, 1, '${rail}', 'succeeded', 'accepted', now(), now(), 100 from made;
       set session_replication_role = origin`,
    );
  await tried('sandbox-card-c', 3);
  await tried('sandbox-card-a', 199);
  const id = await shop.sent(payer, link, 'accepted');
  const [{ decision }] = (await shop.read(payer, id)).attempts;
  const outcomes = (rail: string) =>
    decision.candidates.find((each: { rail: string }) => each.rail === rail).real_outcomes;
  expect(['sandbox-card-a', 'sandbox-card-b', 'sandbox-card-c'].map(outcomes)).toEqual([20, 0, 1]);
});

it('the tests of one merchant never change the routes of another', async () => {
  const [first, second] = [await shop.testShop(), await shop.testShop()];
  const troubled = await shop.sent(first.payer, first.link, 'trouble_once');
  await shop.run(troubled, 1);
  await shop.run(troubled, 2);
  const chosen = async ({ payer, link }: typeof first) => {
    const id = await shop.sent(payer, link, 'accepted');
    return (await shop.read(payer, id)).attempts[0].decision;
  };
  const [own, other] = [await chosen(first), await chosen(second)];
  expect([own.chosen, other.chosen]).toEqual(['sandbox-card-a', 'sandbox-card-b']);
  const down = own.candidates.find(({ rail }: { rail: string }) => rail === 'sandbox-card-b');
  expect(down.real_outcomes).toBeGreaterThan(0);
});

it('a person makes a test link by saying so; a key makes links of its own mode alone', async () => {
  const merchant = await bank.person('Mara');
  expect((await shop.makeLink(merchant, { is_test: true })).body.is_test).toBe(true);
  expect((await shop.makeLink(merchant)).body.is_test).toBe(false);
  const bearer = String((await keyIn(bank)(merchant)).body.secret);
  const wrong = await bank.call('POST', '/api/v1/payment-links', {
    bearer,
    key: crypto.randomUUID(),
    body: { title: 'Coffee', amount: jvd('1'), is_test: true },
  });
  expect([wrong.status, wrong.body.errors[0].field]).toEqual([422, 'is_test']);
});
