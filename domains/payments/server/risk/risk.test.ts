import { jvd, TEST_PIN, type Answer, type Bank, type TestPerson } from '@egcr/wallet/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { openBank, ownBalance } from '../testing/bank.ts';
import { numberOf, testPaymentsIn } from '../testing/test-payments.ts';

let bank: Bank;
beforeAll(async () => {
  bank = await openBank();
});
afterAll(() => bank.close());

const RULES = '/api/v1/risk/rules';
const LIST = '/api/v1/risk/list';
const REVIEWS = '/api/v1/risk/reviews';

const makeRule = (as: TestPerson, body: object): Promise<Answer> =>
  bank.call('POST', RULES, { as, key: crypto.randomUUID(), body: { pin: TEST_PIN, ...body } });
const addToList = (as: TestPerson, body: object): Promise<Answer> =>
  bank.call('POST', LIST, { as, key: crypto.randomUUID(), body });
const answerReview = (
  as: TestPerson,
  id: string,
  answer: string,
  key: string = crypto.randomUUID(),
): Promise<Answer> =>
  bank.call('POST', `${REVIEWS}/${id}/answer`, { as, key, body: { answer, pin: TEST_PIN } });
const reviews = async (as: TestPerson) => (await bank.call('GET', REVIEWS, { as })).body.items;
const decisions = async (as: TestPerson, id: string) =>
  (await bank.call('GET', `/api/v1/payments/${id}/risk`, { as })).body.items;
const overTwenty = { kind: 'amount', amount: jvd('2000'), action: 'review' };

describe('a payment that a rule asks to look at', () => {
  it('is paid, waits in the queue with its reasons, and becomes available only once it is approved [SYS-02]', async () => {
    const { shop, buy, balance } = testPaymentsIn(bank);
    const { merchant, payer, link } = await shop();
    const rule = (await makeRule(merchant, overTwenty)).body;
    const { body: paid } = await buy(payer, link);
    expect([paid.state, paid.in_review, paid.is_blocked]).toEqual(['succeeded', false, false]);
    const [review, ...more] = await reviews(merchant);
    expect(more).toEqual([]);
    expect(review).toMatchObject({
      payment_id: paid.id,
      state: 'open',
      decision: { outcome: 'review', score: 10, signals: ['first_payment'], rules: [{ id: rule.id }] },
    });
    bank.clock.advance(25 * 3600);
    await bank.runJob('payments.follow_up');
    expect(await balance(merchant)).toEqual(ownBalance('2475', '0'));
    expect((await answerReview(merchant, paid.id, 'approve')).body.state).toBe('approved');
    await bank.runJob('payments.follow_up');
    expect(await balance(merchant)).toEqual(ownBalance('0', '2475'));
    expect((await answerReview(merchant, paid.id, 'block')).body).toMatchObject({
      code: 'review_closed',
      state: 'approved',
    });
  });

  it('goes back whole, and with block its payer pays here no more: nothing moves, and why is kept', async () => {
    const { shop, buy } = testPaymentsIn(bank);
    const { merchant, payer, link } = await shop();
    await bank.fund(merchant, jvd('100'));
    await makeRule(merchant, overTwenty);
    const { body: paid } = await buy(payer, link);
    expect((await answerReview(merchant, paid.id, 'block')).body.state).toBe('blocked');
    expect(await bank.balance(payer)).toBe('10000');
    const again = await buy(payer, link);
    expect([again.status, again.body.state, again.body.is_blocked]).toEqual([200, 'canceled', true]);
    expect(await bank.balance(payer)).toBe('10000');
    expect(await decisions(merchant, again.body.id)).toMatchObject([{ outcome: 'block', listed: ['payer'] }]);
    const [entry] = (await bank.call('GET', LIST, { as: merchant })).body.items;
    expect(entry).toMatchObject({ kind: 'payer', hint: `@${payer.username}` });
    const removed = await bank.call('POST', `${LIST}/${entry.id}/remove`, {
      as: merchant,
      body: { pin: TEST_PIN },
    });
    expect(removed.status).toBe(200);
    expect((await buy(payer, link)).body.state).toBe('succeeded');
  });

  it('is found by its state, mode and title, and downloads as a file that no title turns into a formula', async () => {
    const { shop, buy } = testPaymentsIn(bank);
    const { merchant, payer, link } = await shop({ title: '=Coffee' });
    await makeRule(merchant, overTwenty);
    await buy(payer, link);
    const found = async (query: string) =>
      (await bank.call('GET', `${REVIEWS}?${query}`, { as: merchant })).body.items.length;
    const all = ['state=open&mode=live&words=coff', 'state=approved', 'mode=test', 'words=tea'];
    expect(await Promise.all(all.map(found))).toEqual([1, 0, 0, 0]);
    const file = async (as: TestPerson, query = '', path = REVIEWS) => {
      const headers = { authorization: `Bearer ${as.userId}:fresh` };
      return (await fetch(`${bank.url}${path}/export${query}`, { headers })).text();
    };
    const [head, line, ...more] = (await file(merchant)).trim().split('\r\n');
    expect(head).toMatch(/^opened_at,reference,title,state,amount,currency,score,signals/);
    expect(line).toContain(`,'=Coffee,open,25.00,JVD,10,first_payment,`);
    expect(more).toEqual([]);
    expect((await file(merchant, '?state=approved')).trim()).toBe(head);
    expect((await file(payer)).trim()).toBe(head);
    const sales = await file(merchant, '', '/api/v1/payments');
    expect(sales).toContain(`,'=Coffee,succeeded,25.00,0.25,0.00,0.00,JVD,`);
    expect((await bank.call('GET', '/api/v1/payments?words=tea', { as: merchant })).body.items).toEqual([]);
  });

  it('is answered once, however many answers come at once', async () => {
    const { shop, buy } = testPaymentsIn(bank);
    const { merchant, payer, link } = await shop();
    await bank.fund(merchant, jvd('100'));
    await makeRule(merchant, overTwenty);
    const { body: paid } = await buy(payer, link);
    const answers = ['refund', 'block', 'approve'];
    const all = await Promise.all(
      Array.from({ length: 12 }, (_, at) => answerReview(merchant, paid.id, answers[at % 3] ?? 'refund')),
    );
    expect(all.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(all.every(({ status }) => status === 200 || status === 409)).toBe(true);
    const [{ state }] = await reviews(merchant);
    expect(await bank.balance(payer)).toBe(state === 'approved' ? '7500' : '10000');
  });
});

describe('a payment that is looked at before it is paid', () => {
  it('is not given back while it is on its way, and is let go where its money is only held', async () => {
    const { testShop, sent, run, read } = testPaymentsIn(bank);
    const { merchant, payer, link } = await testShop({ capture: 'manual' });
    await makeRule(merchant, overTwenty);
    const id = await sent(payer, link, 'accepted');
    const early = await answerReview(merchant, id, 'refund');
    expect([early.status, early.body.code, early.body.state]).toEqual([409, 'payment_unpaid', 'processing']);
    await run(id, 1);
    expect((await read(merchant, id)).state).toBe('requires_capture');
    const bare = await bank.call('POST', `${REVIEWS}/${id}/answer`, {
      as: merchant,
      key: crypto.randomUUID(),
      body: { answer: 'refund' },
    });
    expect(bare.body.code).toBe('pin_required');
    expect((await answerReview(merchant, id, 'refund')).body).toMatchObject({
      state: 'refunded',
      payment_state: 'canceled',
    });
    expect(await read(merchant, id)).toMatchObject({ state: 'canceled', in_review: false });
  });
});

describe('rules and lists', () => {
  it('block a card, the cards of a country and an address, and keep none of them as they are', async () => {
    const { testShop, start, confirmWith } = testPaymentsIn(bank);
    const { merchant, payer, link } = await testShop();
    const confirmed = async (name: 'accepted' | 'accepted_abroad') => {
      const { body } = await start(payer, link);
      return (await confirmWith(payer, body.id, numberOf(name))).body;
    };
    const first = await confirmed('accepted');
    expect(first.state).toBe('processing');
    const card = await addToList(merchant, { kind: 'card', payment_id: first.id });
    expect(card.body.hint).toBe('•••• 0010');
    expect((await addToList(merchant, { kind: 'card', payment_id: first.id })).body.id).toBe(card.body.id);
    expect((await addToList(payer, { kind: 'card', payment_id: first.id })).status).toBe(404);
    expect((await confirmed('accepted')).is_blocked).toBe(true);
    expect((await confirmed('accepted_abroad')).state).toBe('processing');
    await addToList(merchant, { kind: 'country', entry: 'de' });
    const abroad = await confirmed('accepted_abroad');
    expect(await decisions(merchant, abroad.id)).toMatchObject([{ listed: ['country'] }]);
    const real = await addToList(merchant, { kind: 'email', entry: '4242424242424242' });
    expect([real.status, real.body.errors[0].code]).toEqual([422, 'email']);
    const { rows } = await bank.database.pool.query(
      'select row_to_json(entry)::text as text from risk.entry where merchant_id = $1',
      [merchant.userId],
    );
    expect(JSON.stringify(rows)).not.toContain(numberOf('accepted'));
  });

  it('never tell whose address it is: an address holds for later payments, and one that is blocked has no name', async () => {
    const { shop, start, confirm, buy } = testPaymentsIn(bank);
    const { merchant, payer, link } = await shop();
    const { body: begun } = await start(payer, link);
    const seen = async (id: string) =>
      (await bank.call('GET', `/api/v1/payments/${id}`, { as: merchant })).body.payer;
    expect(await seen(begun.id)).toBeNull();
    expect((await addToList(merchant, { kind: 'email', entry: payer.email ?? '' })).status).toBe(201);
    expect((await confirm(payer, begun.id)).body.state).toBe('succeeded');
    expect(await seen(begun.id)).toMatchObject({ username: payer.username });
    bank.clock.advance(1);
    const { body: blocked } = await buy(payer, link);
    expect(blocked.is_blocked).toBe(true);
    expect(await seen(blocked.id)).toBeNull();
  });

  it('count how often a payer begins and fails to pay', async () => {
    const { testShop, start, sent, run } = testPaymentsIn(bank);
    const { merchant, payer, link } = await testShop();
    await makeRule(merchant, { kind: 'payments_in_hour', at_least: 4, action: 'block' });
    for (let time = 0; time < 3; time += 1) await run(await sent(payer, link, 'stolen'), 1);
    const { body } = await start(payer, link);
    const last = await bank.call('POST', `/api/v1/payments/${body.id}/confirm`, {
      as: payer,
      key: crypto.randomUUID(),
      body: { pin: TEST_PIN },
    });
    expect(last.body.is_blocked).toBe(true);
    expect(await decisions(merchant, body.id)).toMatchObject([
      { signals: ['first_payment', 'several_payments', 'failed_attempts'], score: 60 },
    ]);
  });

  it('are their merchant’s: nobody else finds, ends or answers them, and the payer reads no reasons', async () => {
    const { shop, buy } = testPaymentsIn(bank);
    const { merchant, payer, link } = await shop();
    const { body: rule } = await makeRule(merchant, overTwenty);
    const { body: entry } = await addToList(merchant, { kind: 'country', entry: 'FR' });
    const { body: paid } = await buy(payer, link);
    expect(paid.in_review).toBe(false);
    const body = { pin: TEST_PIN };
    const answers = [
      await bank.call('POST', `${RULES}/${rule.id}/end`, { as: payer, body }),
      await bank.call('POST', `${LIST}/${entry.id}/remove`, { as: payer, body }),
      await answerReview(payer, paid.id, 'approve'),
      await bank.call('GET', `/api/v1/payments/${paid.id}/risk`, { as: payer }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    expect((await bank.call('GET', RULES, { as: payer })).body.items).toEqual([]);
    expect(await reviews(payer)).toEqual([]);
  });

  it('name what is wrong with them', async () => {
    const merchant = await bank.person('Mara');
    const codeOf = async (body: object) => (await makeRule(merchant, body)).body.errors?.[0]?.code;
    expect(await codeOf({ kind: 'score', at_least: 100, action: 'block' })).toBe('at_least_range');
    expect(await codeOf({ kind: 'score', action: 'block' })).toBe('at_least_range');
    expect(await codeOf({ kind: 'amount', at_least: 5, action: 'block' })).toBe('amount_of_rule');
    expect(await codeOf({ kind: 'score', at_least: 5, action: 'pray' })).toBe('not_offered');
    expect((await makeRule(merchant, { ...overTwenty, pin: '000000' })).status).toBe(403);
  });
});
