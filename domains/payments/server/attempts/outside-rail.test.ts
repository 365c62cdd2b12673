import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { openScripted, servicesAt, usd, type Scripted } from '../testing/scripted-rail.ts';
import { runAttempt } from './run-attempt.ts';
import { partsIn } from '../testing/bank.ts';

let at: Scripted;
beforeAll(async () => {
  at = await openScripted();
});
afterAll(() => at.bank.close());

const NOW = new Date();
const after = (seconds: number) => new Date(NOW.getTime() + seconds * 1000);
const LOST = new Error('the connection broke off');

/** The errand that the queue would run, at an instant. */
const run = (id: string, now = NOW, more: object = {}) =>
  runAttempt(partsIn(at.bank, at.rails))(servicesAt(at.bank, now), { payment: id, number: 1, ...more });
const waitOf = (id: string) => at.waitOf(`payments.run_attempt ${id} 1`);
const asked = () => at.heard.map(([what]) => what);

describe('a rail of another company', () => {
  it('is asked for the whole amount once, and from then on by its own name of the payment', async () => {
    const { payer, id } = await at.sent();
    const until = after(1800);
    at.script.pay = {
      state: 'action',
      url: 'https://rail.example/page',
      until,
      provider_ref: 'page 1',
      took_ms: 9,
    };
    await run(id);
    expect(at.heard).toEqual([
      [
        'pay',
        {
          reference: `${id}:1`,
          amount: usd('2500'),
          title: 'Coffee beans',
          isHeld: false,
          backTo: expect.stringMatching(new RegExp(`^http.*/payment-gateway/payments/${id}\\?back=1$`)),
          attempt: 1,
          now: NOW,
        },
      ],
    ]);
    expect(await at.attemptOf(id)).toMatchObject({ sent_at: NOW, took_ms: 9, action_until: until });
    expect(await at.read(payer, id)).toMatchObject({
      state: 'requires_action',
      next_action: { kind: 'redirect', url: 'https://rail.example/page' },
    });
    await run(id, after(300));
    expect(at.heard.slice(1)).toEqual([
      ['ask', { reference: `${id}:1`, amount: usd('2500'), now: after(300), provider_ref: 'page 1' }],
    ]);
  });

  it('is told of no other attempt than the one that is on its way, and of none that has ended', async () => {
    const { id } = await at.sent();
    await run(id, NOW, { number: 2 });
    expect(asked()).toEqual([]);
    at.script.pay = { state: 'failed', failure: 'generic_decline', took_ms: 3 };
    await run(id);
    await run(id, after(600));
    expect(asked()).toEqual(['pay']);
  });

  it('that breaks off in the middle may have taken the money: it is asked, and asked again, and not paid twice', async () => {
    const { payer, merchant, id } = await at.sent();
    at.script.pay = LOST;
    await run(id);
    expect(await at.read(payer, id)).toMatchObject({ state: 'processing' });
    expect(await at.attemptOf(id)).toMatchObject({
      state: 'pending',
      failure: 'timeout',
      took_ms: null,
      asked: 1,
      ask_at: after(5),
      silent_since: NOW,
    });
    expect(await waitOf(id)).toBe(5);
    at.script.ask = LOST;
    await run(id, after(5));
    expect(await at.attemptOf(id)).toMatchObject({ asked: 2, ask_at: after(20), silent_since: NOW });
    at.script.ask = { state: 'succeeded', provider_ref: 'sale 1' };
    await run(id, after(20));
    expect(asked()).toEqual(['pay', 'ask', 'ask']);
    expect(await at.attemptOf(id)).toMatchObject({
      state: 'succeeded',
      failure: null,
      provider_ref: 'sale 1',
      ended_at: after(20),
      action_url: null,
    });
    expect(await at.read(merchant, id)).toMatchObject({ state: 'succeeded', amount: usd('2500') });
    const { rows } = await at.bank.database.pool.query(
      'select ended_at, available_at from payments.payment where id = $1',
      [id],
    );
    expect(rows).toEqual([{ ended_at: after(20), available_at: after(20 + 24 * 3600) }]);
    expect(await at.balanceOf(merchant)).toMatchObject({ pending: usd('2475') });
  });

  it('that says it has no such request is believed a minute after it was sent', async () => {
    const { payer, id } = await at.sent({ stock: 1 });
    await run(id);
    at.script.ask = { state: 'absent' };
    await run(id, after(59.999));
    expect(await at.attemptOf(id)).toMatchObject({ state: 'pending', took_ms: 7, asked: 2 });
    await at.set(id, { ask_at: NOW });
    await run(id, after(60));
    expect(await at.attemptOf(id)).toMatchObject({ state: 'failed', failure: 'timeout', took_ms: 7 });
    const open = await at.read(payer, id);
    expect([open.state, open.attempts.length]).toEqual(['requires_payment_method', 1]);
  });

  it('that declines leaves the payment open for another way, and its stock for sale', async () => {
    const { payer, link, id } = await at.sent({ stock: 1 });
    at.script.pay = { state: 'failed', failure: 'insufficient_funds', took_ms: 11 };
    await run(id);
    const open = await at.read(payer, id);
    expect([open.state, open.attempts.length]).toEqual(['requires_payment_method', 1]);
    expect(await at.attemptOf(id)).toMatchObject({
      state: 'failed',
      failure: 'insufficient_funds',
      took_ms: 11,
    });
    expect((await at.bank.call('GET', `/api/v1/pay/${link}`)).body).toMatchObject({
      state: 'active',
      left: 1,
    });
  });
});

describe('when a rail is asked', () => {
  it.each([
    [1, ['pay', 'ask'], 15],
    [1.001, ['pay'], 1.001],
  ])(
    'an errand that comes %s seconds early does %j, and waits for %s seconds',
    async (early, calls, wait) => {
      const { id } = await at.sent();
      await run(id);
      const due = after(300 + early);
      await at.set(id, { ask_at: due });
      await run(id, after(300));
      expect(asked()).toEqual(calls);
      expect(await waitOf(id)).toBe(wait);
    },
  );

  it.each([
    [299.999, 299.999],
    [300, 300],
    [300.001, 300],
    [0.001, 0.001],
    [0, 300],
    [-1, 300],
  ])('a payer who has %s seconds left on the page is asked about after %s', async (left, wait) => {
    const { id } = await at.sent();
    at.script.pay = { state: 'action', url: null, until: after(left), provider_ref: null, took_ms: 1 };
    await run(id);
    expect([(await at.attemptOf(id)).ask_at, await waitOf(id)]).toEqual([after(wait), wait]);
  });

  it('and says that the payer has to go on, it has said something: silence is counted anew, and they are told once', async () => {
    const { id, merchant } = await at.sent();
    await run(id);
    at.script.ask = {
      state: 'action',
      url: 'https://rail.example/1',
      until: after(1800),
      provider_ref: 'page',
    };
    await run(id, after(5));
    expect(await at.attemptOf(id)).toMatchObject({
      failure: null,
      silent_since: null,
      took_ms: 7,
      action_url: 'https://rail.example/1',
      provider_ref: 'page',
    });
    await run(id, after(305));
    const { rows } = await at.bank.database.pool.query(
      `select payload ->> 'type' as type from platform.event
       where topic = 'developers.event_asked' and payload ->> 'owner_id' = $1`,
      [merchant.userId],
    );
    expect(rows).toEqual([{ type: 'payment.requires_action' }]);
  });
});

describe('a payer who gives up', () => {
  const GIVES_UP = { give_up: true };

  it('has what is open at the rail ended before it is asked, but only what was sent to it', async () => {
    const { id } = await at.sent();
    await run(id, NOW, GIVES_UP);
    await run(id, after(5), GIVES_UP);
    const request = { reference: `${id}:1`, amount: usd('2500'), now: after(5), provider_ref: null };
    expect(at.heard.slice(1)).toEqual([
      ['giveUp', request],
      ['ask', request],
    ]);
    await run(id, after(20));
    expect(asked()).toEqual(['pay', 'giveUp', 'ask', 'ask']);
  });

  it('has not given up while the rail has not heard of it', async () => {
    const { payer, id } = await at.sent();
    await run(id);
    at.script.giveUp = LOST;
    at.script.ask = { state: 'failed', failure: 'abandoned' };
    await run(id, after(5), GIVES_UP);
    expect(asked()).toEqual(['pay', 'giveUp']);
    expect((await at.read(payer, id)).state).toBe('processing');
    at.script.giveUp = undefined;
    await run(id, after(20), GIVES_UP);
    expect((await at.read(payer, id)).state).toBe('requires_payment_method');
  });
});

describe('news of a rail', () => {
  const hear = (reference: string) =>
    servicesAt(at.bank, after(2)).unit((work) => at.door.hearOf(work, reference));

  it('has it asked at once about the request that they are about', async () => {
    const { id } = await at.sent();
    await run(id);
    for (const reference of [
      '',
      'nothing',
      id,
      `${id}:0`,
      `${id}:01`,
      `${id}:1000000`,
      `${id}:1 `,
      ` ${id}:1`,
      `${id.toUpperCase()}:1`,
      `${crypto.randomUUID()}:1`,
      `${id.slice(0, -1)}${id.endsWith('0') ? '1' : '0'}:1`,
    ])
      await hear(reference);
    expect([(await at.attemptOf(id)).ask_at, await waitOf(id)]).toEqual([after(5), 5]);
    await hear(`${id}:1`);
    expect([(await at.attemptOf(id)).ask_at, await waitOf(id)]).toEqual([after(2), 0]);
  });

  it('changes nothing of a request that has not been sent, or has ended', async () => {
    const { id } = await at.sent();
    await hear(`${id}:1`);
    expect((await at.attemptOf(id)).ask_at).toBeNull();
    await hear(`${id}:999999`);
    at.script.pay = { state: 'failed', failure: 'generic_decline', took_ms: 1 };
    await run(id);
    await hear(`${id}:1`);
    expect((await at.attemptOf(id)).ask_at).toBeNull();
  });
});
