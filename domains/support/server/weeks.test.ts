import type { TestPerson } from '@egcr/wallet/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { openSupportBank, type SupportBank } from './testing/support-bank.ts';
import { weeksIn, WEEK_S } from './testing/weeks.ts';

let bank: SupportBank;
let reviewer: TestPerson;
let other: TestPerson;
let weeks: ReturnType<typeof weeksIn>;
beforeAll(async () => {
  bank = await openSupportBank();
  reviewer = await bank.officer('Reviewer');
  other = await bank.officer('Other');
  weeks = weeksIn(bank, () => reviewer);
});
afterAll(() => bank.end());

const claimant = () => bank.person('Claimant');

describe('a week', () => {
  it('is confirmed once: twenty at once leave one, and a repeat gets the first', async () => {
    const ann = await claimant();
    await weeks.enrolled(ann);
    const week = await weeks.openWeek(ann);
    await weeks.seenAct(ann, week);
    const all = await Promise.all(Array.from({ length: 20 }, () => bank.certify(ann, { week })));
    expect(all.filter(({ status }) => status === 201)).toHaveLength(1);
    const again = await bank.certify(ann, { week, earned: '500', acts: 0 });
    expect([again.status, again.body]).toMatchObject([409, { code: 'week_certified', state: 'accepted' }]);
  });

  it('with earnings that leave nothing pays nothing, and says so', async () => {
    const ann = await claimant();
    await weeks.enrolled(ann);
    const week = await weeks.openWeek(ann);
    await weeks.seenAct(ann, week);
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
    await weeks.enrolled(ann);
    const { status, body } = await bank.certify(ann, { week: await weeks.openWeek(ann), more });
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
    await weeks.enrolled(ann);
    for (const week of ['2030-W01', '2020-W01'])
      expect((await bank.certify(ann, { week, acts: 0 })).body.code).toBe('week_not_open');
  });

  it('with too few acts asks for a cause; an officer refuses it, and another accepts the appeal', async () => {
    const ann = await claimant();
    await weeks.enrolled(ann);
    const week = await weeks.openWeek(ann);
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
    expect(await weeks.toldTo(ann)).toEqual(
      expect.arrayContaining(['support.week_refused', 'support.week_accepted']),
    );
  });

  it('that is forgotten is reminded of, missed, and two in a row suspend; a cause brings it back', async () => {
    const ann = await claimant();
    const id = await weeks.enrolled(ann, 1);
    await weeks.acceptedWeek(ann);
    const look = () => bank.runJob('support.look_after_weeks', {});
    bank.clock.advance(2 * WEEK_S);
    await look();
    bank.clock.advance(4 * 86_400);
    await look();
    expect(
      (await weeks.toldTo(ann)).filter((kind) => kind === 'support.week_open').length,
    ).toBeGreaterThanOrEqual(3);
    bank.clock.advance(2 * WEEK_S);
    await look();
    await look();
    const told = await weeks.toldTo(ann);
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
