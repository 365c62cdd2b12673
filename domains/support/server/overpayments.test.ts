import { expectPages } from '@egcr/server-kit/testing/expect-pages';
import { HEARING_DAYS } from '@egcr/disbursements/contract';
import type { TestPerson } from '@egcr/wallet/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { openSupportBank, type SupportBank } from './testing/support-bank.ts';
import { weeksIn } from './testing/weeks.ts';
import { pageOfOverpayments } from './overpayment-store.ts';

const DAY_S = 86_400;
let bank: SupportBank;
let reviewer: TestPerson;
let second: TestPerson;
let third: TestPerson;
let weeks: ReturnType<typeof weeksIn>;
beforeAll(async () => {
  bank = await openSupportBank();
  reviewer = await bank.officer('Reviewer');
  second = await bank.officer('Second');
  third = await bank.officer('Third');
  weeks = weeksIn(bank, () => reviewer);
  await bank.fill('100000000');
});
afterAll(() => bank.end());

const usd = (value: string) => ({ value, assetCode: 'USD', assetScale: 2 });
const FINDING = 'The employer’s list shows more hours than were stated.';
const TEXT = 'The list is of another person with my name.';
const claimant = () => bank.person('Claimant');

/** Pays everything that is accepted, in one cycle. */
async function payCycle(): Promise<string> {
  const { body: made } = await bank.asOfficer('POST', 'support/cycles', reviewer, {});
  await bank.asOfficer('POST', `support/cycles/${made.id}/steps`, reviewer, { step: 'send' });
  await approveAndShip(made.id);
  return made.id;
}

async function approveAndShip(id: string): Promise<void> {
  const { rows } = await bank.database.owner.query(
    `select id, encode(payload_sha256, 'hex') as sha256 from approvals.proposal where subject = $1 order by id desc limit 1`,
    [id],
  );
  expect((await bank.approve(rows[0])).status).toBe(201);
  await bank.ship(id);
  await bank.close(id);
}

/** A person to whom the whole benefit of 120 dollars was paid for a week. */
async function paid() {
  const ann = await claimant();
  const caseId = await weeks.enrolled(ann);
  await weeks.acceptedWeek(ann);
  await payCycle();
  const { reference } = await bank.own(ann);
  const { body } = await bank.asOfficer('GET', `support/paid-weeks?reference=${reference}`, reviewer);
  return { ann, caseId, reference: String(reference), week: String(body.weeks[0].id) };
}
type Paid = Awaited<ReturnType<typeof paid>>;

const wish = ({ caseId, week }: Pick<Paid, 'caseId' | 'week'>, given: object = {}) => ({
  case_id: caseId,
  reason: 'earnings',
  finding: FINDING,
  weeks: [{ id: week, is_due: true, earned: usd('9000') }],
  ...given,
});
const record = (at: Paid, as = reviewer, given: object = {}) =>
  bank.asOfficer('POST', 'support/overpayments', as, wish(at, given));
const say = (as: TestPerson, id: string, how: 'answer' | 'appeal', text = TEXT) =>
  bank.call('POST', `/support/overpayments/${id}/${how}`, as, { text });
const decide = (id: string, as: TestPerson, decision = 'take') =>
  bank.asOfficer('POST', `support/overpayments/${id}/decision`, as, {
    decision,
    reason: 'The list is clear.',
  });
const pay = (as: TestPerson, id: string, value: string, key: string = crypto.randomUUID()) =>
  bank.request('POST', `/api/v1/support/overpayments/${id}/payments`, {
    as,
    key,
    body: { amount: usd(value) },
  });
const own = async (as: TestPerson) =>
  (await bank.request('GET', '/api/v1/support/overpayments', { as })).body.items;
const proven = () => bank.money.prove(bank.database.db);

/** 30 dollars that are owed; the person could still appeal. */
async function owed() {
  const at = await paid();
  const id = String((await record(at)).body.id);
  await say(at.ann, id, 'answer');
  expect((await decide(id, second)).body.state).toBe('owed');
  return { ...at, id };
}

describe('support that was paid too much [SYS-07]', () => {
  it('is recorded by one officer, answered, decided by another, and held back by at most a tenth of each payment', async () => {
    const at = await paid();
    const { status, body } = await record(at);
    expect(status).toBe(201);
    // 120 were paid; with earnings of 90 the rule pays 90.
    expect(body).toMatchObject({
      state: 'proposed',
      amount: usd('3000'),
      weeks: [{ paid: usd('12000'), due: usd('9000'), over: usd('3000') }],
      may_decide: false,
    });
    expect(await weeks.toldTo(at.ann)).toContain('support.overpayment_proposed');
    expect((await decide(body.id, second)).body.code).toBe('hearing_open');
    expect((await say(at.ann, body.id, 'answer')).body).toMatchObject({ state: 'answered', answer: TEXT });
    expect((await say(at.ann, body.id, 'answer')).body.code).toBe('overpayment_state');
    const taken = await decide(body.id, second);
    expect(taken.body).toMatchObject({ state: 'owed', owed: usd('3000') });
    expect(await weeks.toldTo(at.ann)).toContain('support.overpayment_owed');
    // Until the time to appeal is over, payments hold nothing back.
    expect((await bank.own(at.ann)).owed).toEqual(usd('0'));
    bank.clock.advance(30 * DAY_S);
    expect((await bank.own(at.ann)).owed).toEqual(usd('3000'));
    expect(await bank.balance(at.ann, 'USD')).toBe('12000');
    await weeks.acceptedWeek(at.ann);
    await payCycle();
    expect(await bank.balance(at.ann, 'USD')).toBe('22800');
    expect(await own(at.ann)).toMatchObject([{ state: 'owed', owed: usd('1800'), may_appeal: false }]);
    expect((await bank.own(at.ann)).weeks[0]).toMatchObject({ recovered: usd('1200'), paid: usd('10800') });
    expect(await proven()).toEqual([]);
    // The rest is paid back out of the wallet: nothing is owed any more.
    expect((await pay(at.ann, body.id, '1801')).body.code).toBe('more_than_owed');
    expect((await pay(at.ann, body.id, '1800')).body).toMatchObject({ state: 'settled', owed: usd('0') });
    expect(await weeks.toldTo(at.ann)).toContain('support.overpayment_settled');
    bank.clock.advance(7 * DAY_S);
    await weeks.acceptedWeek(at.ann);
    await payCycle();
    expect(await bank.balance(at.ann, 'USD')).toBe('33000');
    expect(await proven()).toEqual([]);
  });

  it('is decided without an answer once the time that was stated is over', async () => {
    const at = await paid();
    const { body } = await record(at);
    bank.clock.advance(HEARING_DAYS * DAY_S);
    expect((await say(at.ann, body.id, 'answer')).body.code).toBe('hearing_over');
    expect((await decide(body.id, second, 'drop')).body).toMatchObject({ state: 'dropped', owed: usd('0') });
    expect(await weeks.toldTo(at.ann)).toContain('support.overpayment_dropped');
    // The week is free for what is found later.
    expect((await record(at, second)).status).toBe(201);
  });

  it('goes to a third officer on appeal, who gives it up, and nothing is owed in the ledger', async () => {
    const at = await owed();
    expect(await own(at.ann)).toMatchObject([{ may_appeal: true, owed: usd('3000') }]);
    expect((await say(at.ann, at.id, 'appeal')).body).toMatchObject({ state: 'appealed', may_appeal: false });
    for (const as of [reviewer, second])
      expect((await decide(at.id, as, 'drop')).body.code).toBe('overpayment_others');
    expect((await decide(at.id, third, 'drop')).body).toMatchObject({ state: 'dropped', owed: usd('0') });
    expect(await proven()).toEqual([]);
    bank.clock.advance(30 * DAY_S);
    expect((await bank.own(at.ann)).owed).toEqual(usd('0'));
  });

  it('stays owed where the appeal is refused, and is held back from then on', async () => {
    const at = await owed();
    await say(at.ann, at.id, 'appeal');
    expect((await decide(at.id, third)).body).toMatchObject({ state: 'owed', owed: usd('3000') });
    expect((await say(at.ann, at.id, 'appeal')).body.code).toBe('appeal_over');
    expect((await bank.own(at.ann)).owed).toEqual(usd('3000'));
    expect(await proven()).toEqual([]);
  });

  it('can’t be appealed by who has paid a part back, nor when the time is over', async () => {
    const at = await owed();
    await pay(at.ann, at.id, '1');
    expect((await say(at.ann, at.id, 'appeal')).body.code).toBe('appeal_over');
    const late = await owed();
    bank.clock.advance(30 * DAY_S);
    expect((await say(late.ann, late.id, 'appeal')).body.code).toBe('appeal_over');
  });
});

describe('a payment that holds back', () => {
  it('leaves the debt as it was where the cycle is cancelled, and the next one holds it back once', async () => {
    const at = await owed();
    bank.clock.advance(30 * DAY_S);
    await weeks.acceptedWeek(at.ann);
    const { body: made } = await bank.asOfficer('POST', 'support/cycles', reviewer, {});
    // What is on its way can't be paid back by hand as well.
    expect(await own(at.ann)).toMatchObject([{ owed: usd('3000'), payable: usd('1800') }]);
    expect((await pay(at.ann, at.id, '1801')).body.code).toBe('more_than_owed');
    await bank.asOfficer('POST', `support/cycles/${made.id}/steps`, reviewer, { step: 'cancel' });
    expect(await own(at.ann)).toMatchObject([{ owed: usd('3000'), payable: usd('3000') }]);
    await payCycle();
    await bank.hearPayments();
    await bank.hearPayments();
    expect(await own(at.ann)).toMatchObject([{ owed: usd('1800'), payable: usd('1800') }]);
    expect(await bank.balance(at.ann, 'USD')).toBe('22800');
    expect(await proven()).toEqual([]);
  });

  it('never takes more than is owed, while the person pays the same back at the same time', async () => {
    const at = await owed();
    bank.clock.advance(30 * DAY_S);
    await weeks.acceptedWeek(at.ann);
    const [cycle, ...answers] = await Promise.all([
      bank.asOfficer('POST', 'support/cycles', reviewer, {}),
      ...Array.from({ length: 8 }, () => pay(at.ann, at.id, '1000')),
    ]);
    const backMinor = BigInt(answers.filter(({ status }) => status === 200).length) * 1000n;
    await bank.asOfficer('POST', `support/cycles/${cycle.body.id}/steps`, reviewer, { step: 'send' });
    await approveAndShip(cycle.body.id);
    const [debt] = await own(at.ann);
    const wallet = BigInt((await bank.balance(at.ann, 'USD')) ?? '0');
    // What is in the wallet and what is still owed: 240 were due in all, of which 30 were too much.
    expect(wallet - BigInt(debt.owed.value)).toBe(24_000n - 3000n);
    expect(backMinor <= 3000n).toBe(true);
    expect(await proven()).toEqual([]);
  });
});

describe('who may', () => {
  it('neither who recorded it, nor who decided its week, nor its person decides, nor anyone with an old PIN', async () => {
    const at = await paid();
    await bank.database.owner.query('update support.week set decided_by = $2 where id = $1', [
      at.week,
      third.userId,
    ]);
    const { body } = await record(at);
    await say(at.ann, body.id, 'answer');
    for (const as of [reviewer, third])
      expect((await decide(body.id, as)).body.code).toBe('overpayment_others');
    bank.officers.set(at.ann.userId, ['support.read', 'support.handle']);
    expect((await decide(body.id, at.ann)).body.code).toBe('own_week');
    expect((await record(at, at.ann)).body.code).toBe('own_week');
    const list = await bank.asOfficer('GET', 'support/overpayments', at.ann);
    expect(list.body.items.some((each: { id: string }) => each.id === body.id)).toBe(false);
    const weeksOfOwn = await bank.asOfficer('GET', `support/paid-weeks?reference=${at.reference}`, at.ann);
    expect(weeksOfOwn.status).toBe(404);
    const stale = await bank.request('POST', `/api/v1/admin/support/overpayments/${body.id}/decision`, {
      as: second,
      role: 'super_admin',
      key: crypto.randomUUID(),
      body: { decision: 'take', reason: 'The list is clear.' },
      pin: 'stale',
    });
    expect(stale.body.code).toBe('pin_required');
  });

  it('other people find nothing, whatever they try', async () => {
    const at = await owed();
    const bob = await claimant();
    expect(await own(bob)).toEqual([]);
    expect((await say(bob, at.id, 'answer')).status).toBe(404);
    expect((await say(bob, at.id, 'appeal')).status).toBe(404);
    expect((await pay(bob, at.id, '1')).status).toBe(404);
    expect((await bank.request('GET', '/api/v1/support/overpayments')).status).toBe(401);
    expect((await bank.request('GET', '/api/v1/admin/support/overpayments', { as: at.ann })).body.code).toBe(
      'role_required',
    );
  });

  it('two officers at once decide once, and record a week once', async () => {
    const at = await paid();
    const recorded = await Promise.all([reviewer, second, third].map((as) => record(at, as)));
    expect(recorded.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(recorded.filter(({ body }) => body.code === 'overpayment_recorded')).toHaveLength(2);
    const { id } = recorded.find(({ status }) => status === 201)?.body ?? {};
    await say(at.ann, id, 'answer');
    const decided = await Promise.all(
      [reviewer, second, third, second, third].map((as, place) =>
        decide(id, as, place % 2 === 0 ? 'take' : 'drop'),
      ),
    );
    expect(decided.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await proven()).toEqual([]);
  });

  it('a payment that is sent twenty times pays once', async () => {
    const at = await owed();
    const key = crypto.randomUUID();
    await Promise.all(Array.from({ length: 20 }, () => pay(at.ann, at.id, '1000', key)));
    expect(await own(at.ann)).toMatchObject([{ owed: usd('2000') }]);
    expect(await bank.balance(at.ann, 'USD')).toBe('11000');
  });

  it('weeks, amounts and texts are checked, and the answer names the field', async () => {
    const at = await paid();
    const other = await paid();
    const fields = async (given: object) => {
      const { status, body } = await record(at, reviewer, given);
      expect(status).toBe(422);
      return body.errors.map(({ field, code }: { field: string; code: string }) => [field, code]);
    };
    const week = { id: at.week, is_due: true, earned: usd('9000') };
    expect(await fields({ reason: 'mood' })).toEqual([['reason', 'not_offered']]);
    expect(await fields({ finding: 'short' })).toEqual([['finding', 'too_short']]);
    expect(await fields({ weeks: [] })).toEqual([['weeks', 'required']]);
    expect(await fields({ weeks: [{ ...week, id: other.week }] })).toEqual([['weeks.0.id', 'not_found']]);
    expect(await fields({ weeks: [week, week] })).toEqual([['weeks.1.id', 'repeated']]);
    expect(await fields({ weeks: [{ ...week, earned: usd('3000') }] })).toEqual([
      ['weeks.0.earned', 'not_overpaid'],
    ]);
    await fields({ weeks: [{ ...week, earned: { value: '9000', assetCode: 'EUR', assetScale: 2 } }] });
    await fields({ weeks: [{ ...week, earned: usd('-1') }] });
    for (const finding of [`${FINDING}\u0000`, `${FINDING}\ud800`])
      expect((await record(at, reviewer, { finding })).status).toBeLessThan(500);
    const none = await bank.asOfficer('GET', 'support/paid-weeks?reference=%00', reviewer);
    expect(none.status).toBeLessThan(500);
    expect(none.status).toBeGreaterThanOrEqual(400);
  });

  it('what the person said goes with the account; the debt stays in the books', async () => {
    const at = await owed();
    await bank.forget(at.ann);
    const { body } = await bank.asOfficer('GET', 'support/overpayments', third);
    const left = body.items.find((each: { id: string }) => each.id === at.id);
    expect(left).toMatchObject({ answer: null, owed: usd('3000'), finding: FINDING });
  });
});

it('overpayments of other people are read page by page, the newest first', async () => {
  await owed();
  const { userId } = third;
  await expectPages((asked) => pageOfOverpayments(bank.services.db, { ...asked, userId }), {
    order: 'newest',
  });
});
