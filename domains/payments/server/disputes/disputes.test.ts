import { TEST_PIN, jvd, type Bank, type TestPerson } from '@egcr/wallet/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { ANSWER_WITHIN_S, DISPUTE_WITHIN_S, SETTLE_AFTER_S } from '../../contract/limits.ts';
import { FOLLOW_UP } from '../balance.ts';
import { openBank, ownBalance, shopIn } from '../testing/bank.ts';
import { disputesIn } from '../testing/disputes.ts';

let bank: Bank;
let shops: ReturnType<typeof shopIn>;
let ask: ReturnType<typeof disputesIn>;
beforeAll(async () => {
  bank = await openBank();
  shops = shopIn(bank);
  ask = disputesIn(bank);
});
afterAll(() => bank.close());

const pass = async (seconds: number) => {
  bank.clock.advance(seconds);
  await bank.runJob(FOLLOW_UP);
};

/** A sale of 2,500, of which 25 were the fee. */
async function sold(value = '10000') {
  const { merchant, payer, link } = await shops.shop({}, value);
  const { body } = await shops.buy(payer, link);
  return { merchant, payer, link, id: String(body.id) };
}

const refund = (as: TestPerson, id: string, body: object = {}) =>
  bank.call('POST', `/api/v1/payments/${id}/refunds`, {
    as,
    key: crypto.randomUUID(),
    body: { pin: TEST_PIN, ...body },
  });

/** The kinds of notices of disputes that a person got, in their order. */
async function toldOf({ userId }: TestPerson): Promise<readonly string[]> {
  const { rows } = await bank.database.pool.query<{ kind: string }>(
    "select payload ->> 'kind' as kind from platform.event where topic = 'notification.asked' and payload ->> 'user_id' = $1 order by id",
    [userId],
  );
  return rows.map(({ kind }) => kind).filter((kind) => kind.includes('dispute'));
}

const proof = async () => (await bank.call('GET', '/dev/ledger/proof')).body.broken;

describe('a dispute of a wallet payment [SYS-02]', () => {
  it('keeps the money back, is answered with evidence, and an officer decides it for the merchant', async () => {
    const { merchant, payer, id } = await sold();
    const opened = await ask.open(payer, id);
    expect([opened.status, opened.body.state, opened.body.role]).toEqual([201, 'needs_response', 'payer']);
    expect(await shops.balance(merchant)).toEqual(ownBalance('0', '0', '2475'));
    const dispute = opened.body.id;
    const seen = await ask.read(merchant, dispute);
    expect(seen.body).toMatchObject({ role: 'merchant', statement: ask.STATEMENT, reserved: jvd('2475') });
    const answered = await ask.answer(merchant, dispute);
    expect([answered.status, answered.body.state, answered.body.evidence]).toEqual([
      200,
      'under_review',
      ask.EVIDENCE,
    ]);
    const officer = await bank.person('Odile');
    const desk = await bank.call('GET', '/api/v1/admin/payment-disputes', {
      as: officer,
      role: 'super_admin',
    });
    expect(desk.body.items.map((item: { id: string }) => item.id)).toContain(dispute);
    const decided = await ask.decide(officer, dispute, 'won');
    expect([decided.status, decided.body.state, decided.body.decision]).toEqual([200, 'won', ask.REASON]);
    expect(await shops.balance(merchant)).toEqual(ownBalance('0', '2475'));
    await pass(SETTLE_AFTER_S);
    expect(await shops.balance(merchant)).toEqual(ownBalance('0', '2475'));
    expect(await bank.balance(payer)).toBe('7500');
    expect(bank.staff.recorded.map(({ action }) => action)).toContain('payment_dispute_won');
    expect([await toldOf(merchant), await toldOf(payer)]).toEqual([
      ['payments.disputed', 'payments.dispute_won'],
      ['payments.dispute_answered', 'payments.dispute_won'],
    ]);
    expect(await proof()).toEqual([]);
  });

  it('that is lost goes back whole, and what the sales lack is owed and paid by the next sale', async () => {
    const { merchant, payer, link, id } = await sold();
    const { body } = await ask.open(payer, id);
    await ask.answer(merchant, body.id);
    const decided = await ask.decide(await bank.person('Odile'), body.id, 'lost');
    expect(decided.body.state).toBe('lost');
    expect(await toldOf(merchant)).toEqual(['payments.disputed', 'payments.dispute_lost']);
    expect(await bank.balance(payer)).toBe('10000');
    expect(await shops.balance(merchant)).toEqual(ownBalance('0', '0', '0', '25'));
    await shops.buy(payer, link);
    await pass(SETTLE_AFTER_S);
    expect(await shops.balance(merchant)).toEqual(ownBalance('0', '2450'));
    const { items } = (await bank.call('GET', '/api/v1/wallet/activity', { as: payer })).body;
    expect(items.map(({ kind }: { kind: string }) => kind)).toContain('payments.chargeback');
    expect(await proof()).toEqual([]);
  });

  it('of money that was paid out is owed, and no figure of circulation grows', async () => {
    const { merchant, payer, id } = await sold();
    await pass(SETTLE_AFTER_S);
    await bank.call('POST', '/api/v1/payment-balance/payouts', {
      as: merchant,
      key: crypto.randomUUID(),
      body: { amount: jvd('2475'), pin: TEST_PIN },
    });
    const before = await bank.ledger.circulating(bank.services.db, 'JVD');
    const { body } = await ask.open(payer, id);
    expect(await shops.balance(merchant)).toEqual(ownBalance('0', '0'));
    await ask.answer(merchant, body.id);
    expect((await ask.decide(await bank.person('Odile'), body.id, 'lost')).body.state).toBe('lost');
    expect([await bank.balance(payer), await bank.balance(merchant)]).toEqual(['10000', '2475']);
    expect(await shops.balance(merchant)).toEqual(ownBalance('0', '0', '0', '2500'));
    expect(await bank.ledger.circulating(bank.services.db, 'JVD')).toBe(before);
    expect(await proof()).toEqual([]);
  });

  it('of money that was paid out is paid from the wallet of a merchant who accepts it, or not at all', async () => {
    const { merchant, payer, id, link } = await sold();
    await pass(SETTLE_AFTER_S);
    const payOut = () =>
      bank.call('POST', '/api/v1/payment-balance/payouts', {
        as: merchant,
        key: crypto.randomUUID(),
        body: { amount: jvd('2475'), pin: TEST_PIN },
      });
    await payOut();
    const { body } = await ask.open(payer, id);
    const poor = await ask.accept(merchant, body.id);
    expect([poor.status, poor.body.code]).toEqual([402, 'insufficient_funds']);
    await bank.fund(merchant, jvd('25'));
    expect((await ask.accept(merchant, body.id)).body.state).toBe('lost');
    expect([await bank.balance(payer), await bank.balance(merchant)]).toEqual(['10000', '0']);
    expect(await shops.balance(merchant)).toEqual(ownBalance('0', '0'));

    const { body: second } = await shops.buy(payer, link);
    await pass(SETTLE_AFTER_S);
    await payOut();
    const { body: silent } = await ask.open(payer, second.id);
    bank.clock.advance(ANSWER_WITHIN_S);
    expect((await ask.read(payer, silent.id)).body.state).toBe('under_review');
    await bank.runJob(FOLLOW_UP);
    expect((await ask.read(payer, silent.id)).body.steps.at(-1)).toMatchObject({
      state: 'under_review',
      by: 'time',
    });
    expect(await bank.balance(payer)).toBe('7500');
    expect((await ask.decide(await bank.person('Odile'), silent.id, 'lost')).body.state).toBe('lost');
    expect(await shops.balance(merchant)).toEqual(ownBalance('0', '0', '0', '2500'));
    expect(await proof()).toEqual([]);
  });

  it('that nobody answers in time is lost, and the answer after the deadline is refused', async () => {
    const { merchant, payer, id } = await sold();
    const { body } = await ask.open(payer, id);
    bank.clock.advance(ANSWER_WITHIN_S);
    const late = await ask.answer(merchant, body.id);
    expect([late.status, late.body.code, late.body.state]).toEqual([409, 'dispute_closed', 'lost']);
    expect((await ask.accept(merchant, body.id)).body.code).toBe('dispute_closed');
    expect((await ask.withdraw(payer, body.id)).body.code).toBe('dispute_closed');
    expect((await ask.read(payer, body.id)).body).toMatchObject({ state: 'lost', ended_at: null });
    await bank.runJob(FOLLOW_UP);
    await bank.runJob(FOLLOW_UP);
    expect((await ask.read(payer, body.id)).body.steps.map(({ by }: { by: string }) => by)).toEqual([
      'payer',
      'time',
    ]);
    expect(await bank.balance(payer)).toBe('10000');
  });

  it('is withdrawn by its payer, also by deleting the account, and never comes again', async () => {
    const { merchant, payer, id, link } = await sold();
    const { body } = await ask.open(payer, id);
    expect((await ask.withdraw(payer, body.id)).body.state).toBe('won');
    expect((await ask.open(payer, id)).body.code).toBe('dispute_twice');
    expect(await shops.balance(merchant)).toEqual(ownBalance('0', '2475'));
    const { body: other } = await shops.buy(payer, link);
    const { body: second } = await ask.open(payer, other.id);
    bank.people.remove(payer.userId);
    await bank.forget(payer);
    expect((await ask.read(merchant, second.id)).body.state).toBe('won');
    expect(await shops.balance(merchant)).toEqual(ownBalance('0', '4950'));
  });

  it('ends also where the merchant’s account is gone, and holds no other dispute up', async () => {
    const [gone, other] = [await sold(), await sold()];
    await ask.open(gone.payer, gone.id);
    await ask.open(other.payer, other.id);
    bank.people.remove(gone.merchant.userId);
    await bank.forget(gone.merchant);
    await pass(ANSWER_WITHIN_S);
    expect([await bank.balance(gone.payer), await bank.balance(other.payer)]).toEqual(['10000', '10000']);
    expect(await proof()).toEqual([]);
  });

  it('that can’t be paid back now waits, and holds no other dispute up', async () => {
    const [gone, other] = [await sold(), await sold()];
    const { body } = await ask.open(gone.payer, gone.id);
    await ask.open(other.payer, other.id);
    const wallet = await bank.call('GET', '/api/v1/wallet', { as: gone.payer });
    const freeze = (to: 'frozen' | 'open') =>
      bank.services.unit((work) => bank.ledger.setStatus(work, wallet.body.accounts[0].id, to));
    await freeze('frozen');
    await pass(ANSWER_WITHIN_S);
    expect(await bank.balance(other.payer)).toBe('10000');
    expect((await ask.read(gone.merchant, body.id)).body).toMatchObject({ state: 'lost', ended_at: null });
    expect(await shops.balance(gone.merchant)).toEqual(ownBalance('0', '0', '2475'));
    await freeze('open');
    await pass(60);
    expect(await bank.balance(gone.payer)).toBe('10000');
  });

  it('leaves the merchant only the rest to refund, and a refund leaves the payer only the rest to dispute', async () => {
    const { merchant, payer, id } = await sold('20000');
    await refund(merchant, id, { amount: jvd('500') });
    const much = await ask.open(payer, id, { amount: jvd('2001') });
    expect([much.status, much.body.code, much.body.errors]).toEqual([409, 'over_payment', expect.anything()]);
    const dollars = { value: '1', assetCode: 'USD', assetScale: 2 };
    expect((await ask.open(payer, id, { amount: dollars })).body.code).toBe('unknown_currency');
    const { body } = await ask.open(payer, id, { amount: jvd('1500') });
    expect(await shops.balance(merchant)).toEqual(ownBalance('475', '0', '1500'));
    expect((await refund(merchant, id, { amount: jvd('501') })).body.code).toBe('over_payment');
    expect((await refund(merchant, id, { amount: jvd('475') })).status).toBe(201);
    expect((await ask.accept(merchant, body.id)).status).toBe(200);
    expect((await refund(merchant, id, { amount: jvd('26') })).body.code).toBe('over_payment');
    expect(await bank.balance(payer)).toBe((20_000 - 25).toString());
    await pass(SETTLE_AFTER_S);
    expect(await shops.balance(merchant)).toEqual(ownBalance('0', '0'));
    expect(await proof()).toEqual([]);
  });

  it('is refused after a whole refund, after sixty days, of what is not paid, and of a test', async () => {
    const { merchant, payer, id, link } = await sold('20000');
    await bank.fund(merchant, jvd('25'));
    expect((await refund(merchant, id)).status).toBe(201);
    expect((await ask.open(payer, id)).body.code).toBe('dispute_nothing');
    const { body: open } = await shops.start(payer, link);
    expect((await ask.open(payer, open.id)).body.code).toBe('payment_unpaid');
    const { body: old } = await shops.buy(payer, link);
    const { body: testLink } = await shops.makeLink(merchant, { is_test: true });
    const { body: test } = await shops.buy(payer, testLink.id);
    expect((await ask.open(payer, test.id)).body.code).toBe('dispute_test');
    bank.clock.advance(DISPUTE_WITHIN_S);
    expect((await ask.open(payer, old.id)).body.code).toBe('dispute_late');
  });
});

describe('who may', () => {
  it('see and act: the two sides, each their part; an officer who is neither', async () => {
    const { merchant, payer, id } = await sold();
    const stranger = await bank.person('Sten');
    expect((await ask.open(stranger, id)).status).toBe(404);
    expect((await ask.open(merchant, id)).status).toBe(404);
    const { body } = await ask.open(payer, id);
    for (const act of [ask.read, ask.answer, ask.accept, ask.withdraw])
      expect((await act(stranger, body.id)).status).toBe(404);
    expect((await ask.answer(payer, body.id)).status).toBe(404);
    expect((await ask.accept(payer, body.id)).status).toBe(404);
    expect((await ask.withdraw(merchant, body.id)).status).toBe(404);
    expect((await ask.accept(merchant, body.id, '000000')).body.code).toBe('pin_incorrect');
    await ask.answer(merchant, body.id);
    expect((await ask.decide(merchant, body.id, 'won')).body.code).toBe('dispute_own');
    expect((await ask.decide(stranger, body.id, 'won', 'content_editor')).status).toBe(403);
    expect((await ask.decide(stranger, crypto.randomUUID(), 'won')).status).toBe(404);
    expect((await ask.read(payer, 'nothing')).status).toBe(404);
  });

  it('write: texts without control characters and not without end', async () => {
    const { payer, id } = await sold();
    for (const [statement, code] of [
      ['', 'required'],
      [' \n ', 'required'],
      ['a\u0000b', 'characters'],
      ['a\uD800', 'characters'],
      ['a\u202Eb', 'characters'],
      ['a'.repeat(4001), 'too_long'],
    ]) {
      const { status, body } = await ask.open(payer, id, { statement });
      expect([status, body.errors?.[0]?.code]).toEqual([422, code]);
    }
    expect((await ask.open(payer, id, { reason: 'boredom' })).status).toBe(422);
  });
});

it('fifty at once, of each kind, have one effect and lose nothing', async () => {
  const { merchant, payer, id } = await sold();
  const opened = await Promise.all(Array.from({ length: 50 }, () => ask.open(payer, id)));
  expect(opened.filter(({ status }) => status === 201)).toHaveLength(1);
  const dispute = opened.find(({ status }) => status === 201)?.body.id;
  expect(await shops.balance(merchant)).toEqual(ownBalance('0', '0', '2475'));
  const ended = await Promise.all(
    Array.from({ length: 48 }, (_, place) => {
      const kinds = [
        () => ask.accept(merchant, dispute),
        () => ask.withdraw(payer, dispute),
        () => ask.answer(merchant, dispute),
        () => refund(merchant, id),
      ] as const;
      return (kinds[place % 4] ?? kinds[0])();
    }),
  );
  expect(ended.filter(({ status }) => status >= 500)).toEqual([]);
  const officer = await bank.person('Odile');
  await ask.decide(officer, dispute, 'lost');
  const { state } = (await ask.read(payer, dispute)).body;
  expect(['won', 'lost']).toContain(state);
  const { refunded } = (await bank.call('GET', `/api/v1/payments/${id}`, { as: payer })).body;
  const back = state === 'lost' ? 2500 : Number(refunded.value);
  expect(await bank.balance(payer)).toBe((7500 + back).toString());
  expect(await proof()).toEqual([]);
});
