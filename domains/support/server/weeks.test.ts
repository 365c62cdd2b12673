import { expectPages } from '@egcr/server-kit/testing/expect-pages';
import { applicationSubmitted, interviewHeld, personHired } from '@egcr/careers/contract';
import type { TestPerson } from '@egcr/wallet/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { dateIn, weekOf } from '../contract/index.ts';
import { openSupportBank, type SupportBank } from './testing/support-bank.ts';
import { weeksIn, WEEK_S } from './testing/weeks.ts';
import { certifyingClaims } from './claim-store.ts';
import { weeksToDecide } from './week-store.ts';

const DAY_S = 86_400;
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
    ['earned.value', { earned: { value: '9'.repeat(40), assetCode: 'USD', assetScale: 2 } }, 'too_large'],
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
    const decidedAgo = (days: number) =>
      bank.database.owner.query('update support.week set decided_at = $2 where id = $1', [
        sent.id,
        new Date(bank.clock.now().getTime() - days * DAY_S * 1000),
      ]);
    await decidedAgo(30);
    expect((await bank.own(ann)).weeks[0]).toMatchObject({ can_appeal: false, appeal_by: null });
    expect((await appeal()).body.code).toBe('appeal_over');
    await decidedAgo(29);
    expect((await bank.own(ann)).weeks[0]).toMatchObject({ can_appeal: true, appeal_by: expect.any(String) });
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
    // What has to be done now stands before what is late already.
    const lateness = after.to_certify.map((each: { is_late: boolean }) => each.is_late);
    expect([lateness[0], lateness.at(-1)]).toEqual([false, true]);
    const first = after.to_certify.find((each: { is_late: boolean }) => each.is_late);
    const late = { week: first.week, cause: 'I was in hospital without my phone.' };
    expect((await bank.certify(ann, late)).body.state).toBe('query');
    const restored = await bank.step(id, reviewer, {
      step: 'restore',
      reason: 'The hospital has confirmed it.',
    });
    expect(restored.body.state).toBe('active');
  });
});

describe('what careers tell of the search [SYS-07]', () => {
  const about = (as: TestPerson, at: string) => ({
    application_id: crypto.randomUUID(),
    user_id: as.userId,
    job_id: crypto.randomUUID(),
    organisation_id: crypto.randomUUID(),
    job_title: 'Baker',
    employer: 'Sample Bakery',
    happened_at: at,
  });
  const interview = (as: TestPerson, at: string) => ({
    ...about(as, at),
    interview_id: crypto.randomUUID(),
  });
  async function actsOf({ userId }: TestPerson): Promise<readonly string[]> {
    const { rows } = await bank.database.owner.query(
      `select week || ' ' || on_date || ' ' || kind as act from support.activity where user_id = $1 order by on_date, id`,
      [userId],
    );
    return rows.map(({ act }) => act);
  }
  /** Noon of the Wednesday of a week. */
  async function midweek(as: TestPerson, week: string): Promise<string> {
    const { to_certify: open } = await bank.own(as);
    const { starts_on: monday } = open.find((each: { week: string }) => each.week === week);
    return new Date(Date.parse(`${monday}T12:00:00Z`) + 2 * 86_400_000).toISOString();
  }

  it('proves a week: applications and an interview are accepted at once, and no officer looks', async () => {
    const ann = await claimant();
    await weeks.enrolled(ann);
    const week = await weeks.openWeek(ann);
    const at = await midweek(ann, week);
    await bank.hear(applicationSubmitted, about(ann, at));
    await bank.hear(applicationSubmitted, about(ann, at));
    await bank.hear(interviewHeld, interview(ann, at));
    const { to_certify: open } = await bank.own(ann);
    expect(open.find((each: { week: string }) => each.week === week).acts_seen).toBe(3);
    const { body } = await bank.certify(ann, { week, acts: 0 });
    expect(body).toMatchObject({ state: 'accepted', questions: [], acts_counted: 3 });
    expect(body.activities[0]).toMatchObject({
      kind: 'application',
      source: 'platform',
      text: 'Baker, Sample Bakery',
    });
  });

  it('counts once where it is heard twice, also where it is heard ten times at once', async () => {
    const ann = await claimant();
    await weeks.enrolled(ann);
    const at = await midweek(ann, await weeks.openWeek(ann));
    const [sent, held] = [about(ann, at), interview(ann, at)];
    await Promise.all(
      Array.from({ length: 10 }, async () => {
        await bank.hear(applicationSubmitted, sent);
        await bank.hear(interviewHeld, held);
      }),
    );
    expect(await actsOf(ann)).toHaveLength(2);
  });

  it('counts two interviews of one application as two', async () => {
    const ann = await claimant();
    await weeks.enrolled(ann);
    const held = interview(ann, await midweek(ann, await weeks.openWeek(ann)));
    await bank.hear(interviewHeld, held);
    await bank.hear(interviewHeld, { ...held, interview_id: crypto.randomUUID() });
    expect(await actsOf(ann)).toHaveLength(2);
  });

  it('is kept for the person alone, and for no one without a claim', async () => {
    const [ann, bob, cem] = [await claimant(), await claimant(), await claimant()];
    await weeks.enrolled(ann);
    await weeks.enrolled(bob);
    const week = await weeks.openWeek(ann);
    const at = await midweek(ann, week);
    for (const as of [bob, cem]) await bank.hear(applicationSubmitted, about(as, at));
    expect(await actsOf(ann)).toEqual([]);
    expect(await actsOf(cem)).toEqual([]);
    expect((await bank.certify(ann, { week, acts: 0 })).body.errors).toEqual([
      { field: 'cause', code: 'too_short' },
    ]);
  });

  it('counts in the week of the claim’s clocks, also where they change to summer time and back', async () => {
    const ann = await claimant();
    const id = await weeks.enrolled(ann);
    await bank.database.owner.query('update support.claim set first_week = $2 where case_id = $1', [
      id,
      '2026-W12',
    ]);
    for (const at of [
      '2026-03-15T22:59:59.000Z',
      '2026-03-29T21:59:59.000Z',
      '2026-03-29T22:00:00.000Z',
      '2026-10-25T22:59:59.000Z',
      '2026-10-25T23:00:00.000Z',
    ])
      await bank.hear(applicationSubmitted, about(ann, at));
    expect(await actsOf(ann)).toEqual([
      '2026-W13 2026-03-29 application',
      '2026-W14 2026-03-30 application',
      '2026-W43 2026-10-25 application',
      '2026-W44 2026-10-26 application',
    ]);
  });

  it('ends support with a hire, once: weeks until then are still confirmed, later ones never', async () => {
    const ann = await claimant();
    await weeks.enrolled(ann);
    await weeks.acceptedWeek(ann);
    bank.clock.advance(WEEK_S);
    const week = await weeks.openWeek(ann);
    const now = () => bank.clock.now().toISOString();
    const eur = (value: string) => ({ value, assetCode: 'EUR', assetScale: 2 });
    const pay = { min: eur('200000'), max: eur('290000'), period: 'month' } as const;
    const hired = { ...about(ann, now()), pay };
    await bank.hear(personHired, about(await claimant(), now()));
    expect((await bank.own(ann)).state).toBe('active');
    await bank.hear(personHired, hired);
    await bank.hear(personHired, hired);
    expect((await bank.own(ann)).state).toBe('graduated');
    expect((await weeks.toldTo(ann)).filter((kind) => kind === 'support.found_work')).toHaveLength(1);
    const on = dateIn('Europe/Rome', new Date(hired.happened_at));
    const { hired: shown } = await bank.own(ann);
    expect(shown).toMatchObject({ job: hired.job_title, employer: hired.employer, pay, on });
    expect(weekOf(shown.last_week_ends_on)).toBe(weekOf(on));
    expect(shown.confirm_until > shown.last_week_ends_on).toBe(true);
    await weeks.seenAct(ann, week);
    expect((await bank.certify(ann, { week })).body.state).toBe('accepted');
    bank.clock.advance(3 * WEEK_S);
    const left = (await bank.own(ann)).to_certify.map((each: { week: string }) => each.week);
    const later = new Date(Date.parse(hired.happened_at) + WEEK_S * 1000).toISOString();
    await bank.hear(applicationSubmitted, about(ann, later));
    expect((await actsOf(ann)).some((act) => act.includes(later.slice(0, 10)))).toBe(false);
    const all = await bank.own(ann);
    expect(left.at(-1)).toBe(weekOf(dateIn(all.zone, new Date(hired.happened_at))));
    // A claim after that job is not ended by what was told of before.
    const again = await bank.claim(ann);
    await bank.hear(personHired, hired);
    expect((await bank.own(ann)).state).toBe('submitted');
    await bank.hear(personHired, about(ann, now()));
    expect((await bank.own(ann)).state).toBe('cancelled');
    expect(again.status).toBe(201);
  });
});

it('claims whose weeks are asked for, and weeks that an officer looks at, are read page by page, the oldest first', async () => {
  const { db } = bank.services;
  await expectPages((asked) => certifyingClaims(db, asked), { order: 'oldest', idOf: (row) => row.case_id });
  await bank.database.owner.query("update support.week set state = 'query' where state = 'accepted'");
  await expectPages((asked) => weeksToDecide(db, asked), { order: 'oldest' });
});
