import { notificationAsked } from '@egcr/notifications/contract';
import type { TestPerson } from '@egcr/wallet/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { openSupportBank, type SupportBank } from './testing/support-bank.ts';

const WEEK_S = 7 * 86_400;

let bank: SupportBank;
let reviewer: TestPerson;
let other: TestPerson;
beforeAll(async () => {
  bank = await openSupportBank();
  reviewer = await bank.officer('Reviewer');
  other = await bank.officer('Other');
});
afterAll(() => bank.end());

const claimant = () => bank.person('Claimant');

/** A claim that an officer has approved, weeks ago. */
async function enrolled(as: TestPerson, weeksAgo = 5): Promise<string> {
  const { body } = await bank.claim(as);
  await bank.step(body.id, reviewer, { step: 'take' });
  expect((await bank.decide(body.id, reviewer, 'approve')).body.state).toBe('enrolled');
  await bank.database.owner.query(
    `update support.claim
     set first_week = to_char($2::timestamptz at time zone 'Europe/Rome', 'IYYY"-W"IW')
     where case_id = $1`,
    [body.id, new Date(bank.clock.now().getTime() - weeksAgo * WEEK_S * 1000)],
  );
  return body.id;
}

/** An act that another domain told of, so that the week has enough. */
async function seenAct(as: TestPerson, week: string): Promise<void> {
  await bank.database.owner.query(
    `insert into support.activity (id, user_id, week, kind, source, subject, on_date)
     values (gen_random_uuid(), $1, $2, 'application', 'platform', gen_random_uuid(), current_date)`,
    [as.userId, week],
  );
}

/** The oldest week that can be confirmed without a cause. */
async function openWeek(as: TestPerson): Promise<string> {
  const { to_certify: weeks } = await bank.own(as);
  return weeks.find(({ is_late: isLate }: { is_late: boolean }) => !isLate).week;
}

async function acceptedWeek(as: TestPerson, earned = '0'): Promise<string> {
  const week = await openWeek(as);
  await seenAct(as, week);
  const { status, body } = await bank.certify(as, { week, earned });
  expect([status, body.state]).toEqual([201, 'accepted']);
  return week;
}

async function toldTo({ userId }: TestPerson): Promise<readonly string[]> {
  const { rows } = await bank.database.owner.query(
    `select payload ->> 'kind' as kind from platform.event where topic = $1 and payload ->> 'user_id' = $2 order by id`,
    [notificationAsked.topic, userId],
  );
  return rows.map(({ kind }) => kind);
}

const prepare = () => bank.asOfficer('POST', 'support/cycles', reviewer, {});
const cycleStep = (id: string, step: string, as = reviewer) =>
  bank.asOfficer('POST', `support/cycles/${id}/steps`, as, { step });
const cycle = async (id: string) => {
  const { body } = await bank.asOfficer('GET', 'support/cycles', reviewer);
  return body.items.find((each: { id: string }) => each.id === id);
};

/** Finance approves what the reviewer proposed. */
async function approve(envelope: string): Promise<void> {
  const { rows } = await bank.database.owner.query(
    `select id, encode(payload_sha256, 'hex') as sha256 from approvals.proposal where subject = $1 order by id desc limit 1`,
    [envelope],
  );
  expect((await bank.approve(rows[0])).status).toBe(201);
}

describe('support [SYS-07]', () => {
  it('goes from a claim over a week to money in the wallet, and each week is paid once', async () => {
    await bank.fill('10000000');
    const ann = await claimant();
    expect(await bank.own(ann)).toBeNull();
    await enrolled(ann);
    const week = await acceptedWeek(ann, '9000');
    expect(await bank.own(ann)).toMatchObject({
      state: 'active',
      weeks: [{ week, paid: { value: '9000' } }],
    });
    const { body: made } = await prepare();
    expect(made).toMatchObject({ state: 'draft', count: 1, total: { value: '9000' } });
    expect((await prepare()).body).toMatchObject({ code: 'cycle_open', id: made.id });
    expect((await cycleStep(made.id, 'send')).body.state).toBe('to_approve');
    expect((await cycleStep(made.id, 'send')).body.code).toBe('cycle_state');
    await approve(made.id);
    await bank.hearPayments();
    expect((await cycle(made.id)).state).toBe('approved');
    await bank.ship(made.id);
    expect(await bank.balance(ann, 'USD')).toBe('9000');
    expect((await cycle(made.id)).state).toBe('disbursed');
    await bank.close(made.id);
    expect(await cycle(made.id)).toMatchObject({ state: 'closed', paid_count: 1, unpaid_count: 0 });
    expect(await toldTo(ann)).toContain('support.paid');
    // What was told before changes nothing, and the week goes into no other cycle.
    await bank.hearPayments();
    expect(await bank.balance(ann, 'USD')).toBe('9000');
    expect((await toldTo(ann)).filter((kind) => kind === 'support.paid')).toHaveLength(1);
    expect((await prepare()).body.code).toBe('nothing_to_pay');
    expect(await bank.money.prove(bank.database.db)).toEqual([]);
    expect((await bank.own(ann)).weeks_paid).toBe(1);
  });

  it('waits unapproved with the sum that is missing where the account has less', async () => {
    const ann = await claimant();
    await enrolled(ann);
    await acceptedWeek(ann);
    const { leftMinor } = {
      leftMinor: (await bank.asOfficer('GET', 'support/cycles', reviewer)).body.left.value,
    };
    await bank.database.owner.query(
      'update support.week set benefit_minor = $2, paid_minor = $2 where user_id = $1',
      [ann.userId, BigInt(leftMinor) + 500n],
    );
    const { body: made } = await prepare();
    const sent = await cycleStep(made.id, 'send');
    expect(sent.body).toMatchObject({ state: 'to_approve', missing: { value: '500' } });
    expect((await cycleStep(made.id, 'propose')).body).toMatchObject({ code: 'cycle_short', missing: '500' });
    await bank.fill('500');
    await bank.close(made.id);
    const proposed = await cycleStep(made.id, 'propose');
    expect(proposed.body).toMatchObject({ state: 'to_approve', missing: { value: '0' } });
    await approve(made.id);
    await bank.ship(made.id);
    await bank.close(made.id);
    expect((await cycle(made.id)).state).toBe('closed');
    await bank.fill('10000000');
  });

  it('of a wallet that takes no money is held up, told, and goes into the next cycle', async () => {
    const ann = await claimant();
    await enrolled(ann);
    await acceptedWeek(ann);
    const { body: made } = await prepare();
    await cycleStep(made.id, 'send');
    await approve(made.id);
    bank.people.remove(ann.userId);
    for (let tries = 0; tries < 5; tries += 1) {
      await bank.ship(made.id);
      bank.clock.advance(86_401);
      await bank.close(made.id);
    }
    bank.people.add(ann);
    expect(await toldTo(ann)).toContain('support.unpaid');
    await bank.close(made.id);
    expect(await cycle(made.id)).toMatchObject({ state: 'closed', paid_count: 0, unpaid_count: 1 });
    const { body: next } = await prepare();
    expect(next).toMatchObject({ state: 'draft', count: 1 });
    await cycleStep(next.id, 'cancel');
    expect((await cycle(next.id)).state).toBe('cancelled');
  });
});

describe('a claim is refused', () => {
  it('while another one is active, also where fifty come at once', async () => {
    const ann = await claimant();
    const draft = await bank.draft(ann);
    const answers = await Promise.all(Array.from({ length: 50 }, () => bank.send(ann, draft)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    for (const { status, body } of answers.filter((each) => each.status !== 201))
      expect([status, ['already_claimed', 'draft_sent'].includes(body.code)]).toEqual([409, true]);
    const again = await bank.claim(ann);
    expect(again.body).toMatchObject({ code: 'already_claimed' });
  });

  it('where another account has the same document or mailbox, until that claim has ended', async () => {
    const [ann, bob, cem] = [await claimant(), await claimant(), await claimant()];
    bank.emails.set(ann.userId, 'ann.lee@example.org');
    bank.emails.set(cem.userId, 'Ann.Lee+second@example.org');
    const { body } = await bank.claim(ann, { id_number: 'AB-12 34 567' });
    expect((await bank.claim(bob, { id_number: 'ab1234567' })).body.code).toBe('claimed_by_other');
    expect((await bank.claim(cem)).body.code).toBe('claimed_by_other');
    const cancel = { step: 'cancel', version: 1 };
    expect((await bank.call('POST', `/cases/${body.id}/steps`, ann, cancel)).status).toBe(200);
    expect((await bank.claim(bob, { id_number: 'ab1234567' })).status).toBe(201);
  });

  it.each([
    ['age', { birth_date: '2010-01-01' }],
    ['hours', { hours: 16 }],
    ['able', { is_able: false }],
    ['looking', { is_looking: false }],
  ])('by the rule that the page shows: %s', async (criteria, answers) => {
    expect((await bank.claim(await claimant(), answers)).body).toMatchObject({
      code: 'support_not_eligible',
      criteria,
    });
  });

  it('in a zone that is none', async () => {
    const ann = await claimant();
    const draft = await bank.draft(ann);
    expect((await bank.send(ann, draft, '+02:00')).status).toBe(422);
    expect((await bank.send(ann, draft, 'constructor')).status).toBe(422);
  });

  it('by an officer with a reason, and another one decides the appeal', async () => {
    const ann = await claimant();
    const { body } = await bank.claim(ann);
    await bank.step(body.id, reviewer, { step: 'take' });
    expect((await bank.decide(body.id, reviewer, 'decline')).body.state).toBe('refused');
    const appeal = { step: 'appeal', version: 3, reason: 'The contract has ended, as the letter shows.' };
    expect((await bank.call('POST', `/cases/${body.id}/steps`, ann, appeal)).body.state).toBe('submitted');
    await bank.step(body.id, other, { step: 'take' });
    expect((await bank.decide(body.id, reviewer, 'approve')).body.code).toBe('decided_before');
    expect((await bank.decide(body.id, other, 'approve')).body.state).toBe('enrolled');
  });
});

describe('a week', () => {
  it('is confirmed once: twenty at once leave one, and a repeat gets the first', async () => {
    const ann = await claimant();
    await enrolled(ann);
    const week = await openWeek(ann);
    await seenAct(ann, week);
    const all = await Promise.all(Array.from({ length: 20 }, () => bank.certify(ann, { week })));
    expect(all.filter(({ status }) => status === 201)).toHaveLength(1);
    const again = await bank.certify(ann, { week, earned: '500', acts: 0 });
    expect([again.status, again.body]).toMatchObject([409, { code: 'week_certified', state: 'accepted' }]);
  });

  it('with earnings that leave nothing pays nothing, and says so', async () => {
    const ann = await claimant();
    await enrolled(ann);
    const week = await openWeek(ann);
    await seenAct(ann, week);
    expect((await bank.certify(ann, { week, earned: '27000' })).body).toMatchObject({
      state: 'nothing',
      paid: { value: '0' },
    });
  });

  it.each([
    ['earned.value', { earned: { value: '-1', assetCode: 'USD', assetScale: 2 } }, 'negative'],
    ['earned.value', { earned: { value: 'NaN', assetCode: 'USD', assetScale: 2 } }, 'not_a_number'],
    ['earned.value', { earned: { value: '9'.repeat(40), assetCode: 'USD', assetScale: 2 } }, 'not_a_number'],
    ['earned.assetCode', { earned: { value: '1', assetCode: 'EUR', assetScale: 2 } }, 'wrong_currency'],
    ['week', { week: '2026-W54' }, 'not_offered'],
    [
      'activities.0.on',
      { activities: [{ kind: 'fair', on: '2020-01-01', text: 'abc', proof: 'abc' }] },
      'other_week',
    ],
    [
      'activities.0.proof',
      { activities: [{ kind: 'fair', on: '2020-01-01', text: 'abc', proof: '' }] },
      'too_short',
    ],
  ])('is refused at %s', async (field, more, code) => {
    const ann = await claimant();
    await enrolled(ann);
    const { status, body } = await bank.certify(ann, { week: await openWeek(ann), more });
    expect([status, body.errors?.[0]]).toMatchObject([422, { field, code }]);
  });

  it('that is not over, before the first, or of a person without a claim is not open', async () => {
    const ann = await claimant();
    const refused = await bank.call('POST', '/support/weeks', ann, {
      week: '2026-W40',
      earned: { value: '0', assetCode: 'USD', assetScale: 2 },
      was_able: true,
      refused_offer: false,
      is_exempt: false,
      cause: '',
      activities: [],
    });
    expect(refused.body.code).toBe('no_claim');
    await enrolled(ann);
    for (const week of ['2030-W01', '2020-W01'])
      expect((await bank.certify(ann, { week, acts: 0 })).body.code).toBe('week_not_open');
  });

  it('with too few acts asks for a cause; an officer refuses it, and another accepts the appeal', async () => {
    const ann = await claimant();
    await enrolled(ann);
    const week = await openWeek(ann);
    const silent = await bank.certify(ann, { week });
    expect(silent.body.errors).toEqual([{ field: 'cause', code: 'too_short' }]);
    const { body: sent } = await bank.certify(ann, { week, cause: 'My child was ill on three days.' });
    expect(sent).toMatchObject({ state: 'query', questions: ['few_acts'], acts_counted: 2 });
    const decision = (as: TestPerson, choice: string) =>
      bank.asOfficer('POST', `support/weeks/${sent.id}/decision`, as, {
        decision: choice,
        reason: 'There is no proof of the illness.',
      });
    const { body: queue } = await bank.asOfficer('GET', 'support/weeks', reviewer);
    expect(queue.items.at(-1)).toMatchObject({ id: sent.id, cause: 'My child was ill on three days.' });
    expect((await decision(ann, 'accept')).body.code).toBe('own_week');
    expect((await decision(reviewer, 'refuse')).body.state).toBe('refused');
    expect((await decision(reviewer, 'accept')).body.code).toBe('week_state');
    expect((await bank.own(ann)).weeks[0]).toMatchObject({
      reason: 'There is no proof of the illness.',
      can_appeal: true,
    });
    const appeal = () =>
      bank.call('POST', '/support/week-appeals', ann, { week, reason: 'The letter of the doctor.' });
    expect((await appeal()).body.state).toBe('query');
    expect((await appeal()).body.code).toBe('week_state');
    expect((await decision(reviewer, 'accept')).body.code).toBe('decided_by_you');
    expect((await decision(other, 'accept')).body.state).toBe('accepted');
    expect(await toldTo(ann)).toEqual(
      expect.arrayContaining(['support.week_refused', 'support.week_accepted']),
    );
  });

  it('that is forgotten is reminded of, missed, and two in a row suspend; a cause brings it back', async () => {
    const ann = await claimant();
    const id = await enrolled(ann, 1);
    await acceptedWeek(ann);
    const look = () => bank.runJob('support.look_after_weeks', {});
    bank.clock.advance(2 * WEEK_S);
    await look();
    bank.clock.advance(4 * 86_400);
    await look();
    expect((await toldTo(ann)).filter((kind) => kind === 'support.week_open').length).toBeGreaterThanOrEqual(
      3,
    );
    bank.clock.advance(2 * WEEK_S);
    await look();
    await look();
    const told = await toldTo(ann);
    expect(told.filter((kind) => kind === 'support.suspended')).toHaveLength(1);
    const after = await bank.own(ann);
    expect(after.state).toBe('suspended');
    expect(after.to_certify[0].is_late).toBe(true);
    const late = { week: after.to_certify[0].week, cause: 'I was in hospital without my phone.' };
    expect((await bank.certify(ann, late)).body.state).toBe('query');
    const restored = await bank.step(id, reviewer, {
      step: 'restore',
      reason: 'The hospital has confirmed it.',
    });
    expect(restored.body.state).toBe('active');
  });
});

describe('who may', () => {
  it('a person reads their own, with an open PIN; the programme is public', async () => {
    const ann = await claimant();
    expect((await bank.request('GET', '/api/v1/support/own', { as: ann, pin: 'none' })).body.code).toBe(
      'pin_required',
    );
    expect((await bank.request('GET', '/api/v1/support/own')).status).toBe(401);
    const { body } = await bank.request('GET', '/api/v1/support/programme');
    expect(body).toMatchObject({ policy_version: 1, benefit: { value: '12000', assetCode: 'USD' } });
  });

  it('no one decides about their own claim, and the account takes its claim with it', async () => {
    const own = await bank.officer('Own');
    const { body } = await bank.claim(own);
    expect((await bank.step(body.id, own, { step: 'take' })).body.code).toBe('own_case');
    await bank.forget(own);
    const { rows } = await bank.database.owner.query(
      'select state, closed_at is not null as is_over from support.claim where user_id = $1',
      [own.userId],
    );
    expect(rows).toEqual([{ state: 'cancelled', is_over: true }]);
  });
});
