import type { TestPerson } from '@egcr/wallet/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { openSupportBank, type SupportBank } from './testing/support-bank.ts';
import { weeksIn } from './testing/weeks.ts';

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
const after = (instant: string, days: number) =>
  new Date(new Date(instant).getTime() + days * DAY_S * 1000).toISOString();

/** A person to whom 90 dollars were paid for one week, of which they had stated 90 dollars of earnings. */
async function paid() {
  const ann = await bank.person('Claimant');
  const caseId = await weeks.enrolled(ann);
  const week = await weeks.acceptedWeek(ann, '9000');
  const { body: made } = await bank.asOfficer('POST', 'support/cycles', reviewer, {});
  await bank.asOfficer('POST', `support/cycles/${made.id}/steps`, reviewer, { step: 'send' });
  const { rows } = await bank.database.owner.query(
    `select id, encode(payload_sha256, 'hex') as sha256 from approvals.proposal where subject = $1 order by id desc limit 1`,
    [made.id],
  );
  expect((await bank.approve(rows[0])).status).toBe(201);
  await bank.ship(made.id);
  await bank.close(made.id);
  const { reference } = await bank.own(ann);
  return { ann, caseId, week, reference: String(reference) };
}
const paidWeeks = async (reference: string) =>
  (await bank.asOfficer('GET', `support/paid-weeks?reference=${reference}`, reviewer)).body;
const record = (caseId: string, said: readonly object[]) =>
  bank.asOfficer('POST', 'support/overpayments', reviewer, {
    case_id: caseId,
    reason: 'earnings',
    finding: FINDING,
    weeks: said,
  });
const say = (as: TestPerson, id: string, how: 'answer' | 'appeal') =>
  bank.call('POST', `/support/overpayments/${id}/${how}`, as, { text: TEXT });
const decide = (id: string, as: TestPerson, decision = 'take') =>
  bank.asOfficer('POST', `support/overpayments/${id}/decision`, as, {
    decision,
    reason: 'The list is clear.',
  });
const own = async (as: TestPerson) =>
  (await bank.request('GET', '/api/v1/support/overpayments', { as })).body.items;
const staff = async (as: TestPerson, id: string) =>
  (await bank.asOfficer('GET', 'support/overpayments', as)).body.items.find(
    (each: { id: string }) => each.id === id,
  );

/** An overpayment of the whole week as it was recorded, and how it must be shown then. */
async function recorded() {
  const at = await paid();
  const { weeks: before } = await paidWeeks(at.reference);
  const [week] = before;
  const { body } = await record(at.caseId, [{ id: week.id, is_due: false, earned: usd('20000') }]);
  const { week: name, starts_on, ends_on } = week;
  const proposed = {
    id: String(body.id),
    reference: at.reference,
    state: 'proposed',
    reason: 'earnings',
    amount: usd('9000'),
    owed: usd('0'),
    weeks: [
      {
        week: name,
        starts_on,
        ends_on,
        stated: usd('9000'),
        earned: usd('20000'),
        is_due: false,
        paid: usd('9000'),
        due: usd('0'),
        over: usd('9000'),
      },
    ],
    finding: FINDING,
    recorded_at: String(body.recorded_at),
    answer_by: after(body.recorded_at, 14),
    answer: null,
    decision: null,
    decided_at: null,
    appeal_by: null,
    appeal: null,
    appeal_decision: null,
    is_sample: false,
  };
  const ofStaff = { name: body.name, case_id: at.caseId };
  return { ...at, before, body, proposed, ofStaff };
}

describe('an overpayment as both sides see it [SYS-07]', () => {
  it('says what was stated, found, paid and due, and until when the person may answer; a week counts once', async () => {
    const at = await recorded();
    expect(at.before).toEqual([
      {
        id: expect.any(String),
        week: at.week,
        starts_on: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
        ends_on: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
        benefit: usd('12000'),
        stated: usd('9000'),
        paid: usd('9000'),
      },
    ]);
    expect(at.body).toEqual({ ...at.proposed, ...at.ofStaff, may_decide: false });
    expect(await own(at.ann)).toEqual([
      { ...at.proposed, may_answer: true, may_appeal: false, payable: usd('0') },
    ]);
    // It is no longer offered, and not recorded again.
    expect((await paidWeeks(at.reference)).weeks).toEqual([]);
    const again = await record(at.caseId, [{ id: at.before[0].id, is_due: false, earned: usd('0') }]);
    expect(again.body).toMatchObject({ code: 'overpayment_recorded', week: at.week });
  });

  it('is decided by those who had no part in it, appealed against in thirty days, and then decided by a third', async () => {
    const { ann, proposed, ofStaff } = await recorded();
    const { id } = proposed;
    const mayDecide = async (...officers: readonly TestPerson[]) => {
      const may = [];
      for (const officer of officers) may.push((await staff(officer, id)).may_decide);
      return may;
    };
    await say(ann, id, 'answer');
    expect(await mayDecide(reviewer, second)).toEqual([false, true]);
    const taken = await decide(id, second);
    const owed = {
      ...proposed,
      state: 'owed',
      owed: usd('9000'),
      answer: TEXT,
      decision: 'The list is clear.',
      decided_at: taken.body.decided_at,
      appeal_by: after(taken.body.decided_at, 30),
    };
    expect(taken.body).toEqual({ ...owed, ...ofStaff, may_decide: false });
    expect(await own(ann)).toEqual([{ ...owed, may_answer: false, may_appeal: true, payable: usd('9000') }]);
    bank.clock.advance(30 * DAY_S - 60);
    expect((await say(ann, id, 'appeal')).body).toMatchObject({
      state: 'appealed',
      owed: usd('9000'),
      appeal: TEXT,
      may_appeal: false,
      payable: usd('0'),
    });
    expect(await mayDecide(reviewer, second, third)).toEqual([false, false, true]);
    expect((await decide(id, third)).body).toMatchObject({
      state: 'owed',
      owed: usd('9000'),
      decision: 'The list is clear.',
      appeal_decision: 'The list is clear.',
    });
    expect((await own(ann))[0]).toMatchObject({ may_appeal: false, payable: usd('9000') });
  });

  it('that is dropped gives the week back: it may be recorded anew', async () => {
    const at = await paid();
    const [week] = (await paidWeeks(at.reference)).weeks;
    const said = [{ id: week.id, is_due: false, earned: usd('0') }];
    const { body } = await record(at.caseId, said);
    await say(at.ann, body.id, 'answer');
    expect((await decide(body.id, second, 'drop')).body).toMatchObject({ state: 'dropped', owed: usd('0') });
    expect(await weeks.toldTo(at.ann)).toContain('support.overpayment_dropped');
    expect((await paidWeeks(at.reference)).weeks).toMatchObject([{ id: week.id }]);
    expect((await record(at.caseId, said)).status).toBe(201);
  });

  it('is none where so much was due: the smallest sum that was paid too much is one', async () => {
    const at = await paid();
    const [week] = (await paidWeeks(at.reference)).weeks;
    const issues = async (...said: readonly object[]) =>
      (await record(at.caseId, said)).body.errors?.map(
        ({ field, code }: { field: string; code: string }) => `${field} ${code}`,
      );
    const same = { id: week.id, is_due: true, earned: usd('9000') };
    expect(await issues(same)).toEqual(['weeks.0.earned not_overpaid']);
    expect(await issues({ ...same, is_due: false }, same, { ...same, id: crypto.randomUUID() })).toEqual([
      'weeks.1.id repeated',
      'weeks.2.id not_found',
    ]);
    const least = await record(at.caseId, [{ ...same, earned: usd('9002') }]);
    expect(least.body).toMatchObject({ amount: usd('1'), weeks: [{ due: usd('8999'), over: usd('1') }] });
  });
});

describe('a week as its person sees it [SYS-07]', () => {
  it('says what was paid, which acts counted, and nothing of an appeal where it was accepted', async () => {
    const at = await paid();
    const claim = await bank.own(at.ann);
    const [week] = claim.weeks;
    expect(week).toEqual({
      id: expect.any(String),
      week: at.week,
      starts_on: expect.any(String),
      ends_on: expect.any(String),
      due_on: expect.any(String),
      state: 'paid',
      questions: [],
      benefit: usd('12000'),
      earned: usd('9000'),
      paid: usd('9000'),
      recovered: usd('0'),
      acts_counted: 3,
      acts_needed: 3,
      activities: expect.any(Array),
      reason: null,
      can_appeal: false,
      appeal_by: null,
      is_held_up: false,
      certified_at: expect.any(String),
      back_check: null,
    });
    const days = (day: string) => new Date(`${day}T00:00:00Z`).getTime() / (DAY_S * 1000);
    expect(days(week.ends_on) - days(week.starts_on)).toBe(6);
    expect(days(week.due_on) - days(week.ends_on)).toBe(10);
    expect(claim).toMatchObject({ state: 'active', weeks_paid: 1, weeks_max: 26, owed: usd('0') });
    expect(claim.to_certify.map((each: { week: string }) => each.week)).not.toContain(at.week);
    const late = claim.to_certify.map((each: { is_late: boolean }) => each.is_late);
    // Those that need no cause come first.
    expect(late).toEqual(late.toSorted((one: boolean, other: boolean) => Number(one) - Number(other)));
    expect(late).toContain(true);
  });
});
