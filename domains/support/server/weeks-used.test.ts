import type { TestPerson } from '@egcr/wallet/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { addWeeks, currentPolicy, dateIn, weekOf, wholeWeeksOf } from '../contract/index.ts';
import { openSupportBank, type SupportBank } from './testing/support-bank.ts';
import { weeksIn, WEEK_S } from './testing/weeks.ts';

let bank: SupportBank;
let reviewer: TestPerson;
let weeks: ReturnType<typeof weeksIn>;
beforeAll(async () => {
  bank = await openSupportBank();
  reviewer = await bank.officer('Reviewer');
  weeks = weeksIn(bank, () => reviewer);
});
afterAll(() => bank.end());

describe('the weeks that the policy pays', () => {
  it('are no more where the cycles are late: the last one is confirmed, none after it, and nobody misses one [SYS-07]', async () => {
    const ann = await bank.person('Claimant');
    const id = await weeks.enrolled(ann, 30);
    const running = weekOf(dateIn('Europe/Rome', bank.clock.now()));
    const names = Array.from({ length: currentPolicy.weeks - 1 }, (_, at) => addWeeks(running, at - 30));
    await bank.database.owner.query(
      `insert into support.week (id, case_id, user_id, week, state, benefit_minor, paid_minor, certified_at)
       select gen_random_uuid(), $1, $2, name, 'accepted', 12000, 12000, $4 from unnest($3::text[]) as name`,
      [id, ann.userId, names, bank.clock.now()],
    );
    const open = (await bank.own(ann)).to_certify.map(({ week }: { week: string }) => week);
    expect(open).toHaveLength(1);
    const [last, ...more] = [addWeeks(running, -2), addWeeks(running, -1)];
    await weeks.seenAct(ann, last);
    const both = await Promise.all(
      [last, ...more].map((week) => bank.certify(ann, { week, acts: 0, cause: 'I was at a course.' })),
    );
    expect(both.map(({ status }) => String(status)).toSorted()).toEqual(['201', '409']);
    expect(both.find(({ status }) => status === 409)?.body).toMatchObject({
      code: 'week_not_open',
      standing: 'all_used',
    });
    const own = await bank.own(ann);
    expect([own.to_certify, own.calendar]).toEqual([[], []]);
    bank.clock.advance(4 * WEEK_S);
    await bank.runJob('support.look_after_weeks', {});
    bank.clock.advance(4 * WEEK_S);
    await bank.runJob('support.look_after_weeks', {});
    expect((await bank.own(ann)).state).toBe('active');
    expect(await weeks.toldTo(ann)).not.toContain('support.week_missed');
  });

  it('are no more where a refused week is appealed after all others were used', async () => {
    const ann = await bank.person('Claimant');
    const id = await weeks.enrolled(ann, 40);
    const running = weekOf(dateIn('Europe/Rome', bank.clock.now()));
    const nameOf = (at: number) => addWeeks(running, at - 40);
    const add = (names: readonly string[], state: string) =>
      bank.database.owner.query(
        `insert into support.week
           (id, case_id, user_id, week, state, benefit_minor, paid_minor, certified_at, decided_at, decided_by)
         select gen_random_uuid(), $1, $2, name, $5, 12000, 0, $4, $4, $6 from unnest($3::text[]) as name`,
        [id, ann.userId, names, bank.clock.now(), state, reviewer.userId],
      );
    await add([nameOf(0)], 'refused');
    await add(
      Array.from({ length: currentPolicy.weeks - 1 }, (_, at) => nameOf(at + 1)),
      'accepted',
    );
    const last = nameOf(currentPolicy.weeks);
    await add([last], 'accepted');
    const appeal = () =>
      bank.call('POST', '/support/week-appeals', ann, {
        week: nameOf(0),
        reason: 'The letter of the doctor.',
      });
    const offered = async () => {
      const { weeks: own } = await bank.own(ann);
      const shown = own.find(({ week }: { week: string }) => week === nameOf(0));
      return [shown.can_appeal, shown.appeal_by];
    };
    // It is not offered either: the person would write for nothing.
    expect(await offered()).toEqual([false, null]);
    expect((await appeal()).body).toMatchObject({ code: 'week_not_open', standing: 'all_used' });
    await bank.database.owner.query('delete from support.week where case_id = $1 and week = $2', [id, last]);
    expect(await offered()).toEqual([true, expect.any(String)]);
    // Twice at once it is appealed once, and what the person is shown then offers it no more.
    const both = await Promise.all([appeal(), appeal()]);
    expect(both.map(({ body }) => String(body.code ?? body.state)).toSorted()).toEqual([
      'query',
      'week_state',
    ]);
    expect(both.find(({ body }) => body.state === 'query')?.body).toMatchObject({
      can_appeal: false,
      appeal_by: null,
    });
    expect(await offered()).toEqual([false, null]);
  });
});

describe('a week', () => {
  it('that no one could confirm in time is not missed: neither in a pause, nor before the decision', async () => {
    const look = async () => {
      await bank.runJob('support.look_after_weeks', {});
      await bank.runJob('support.look_after_weeks', {});
    };
    const ann = await bank.person('Claimant');
    const id = await weeks.enrolled(ann, 1);
    await weeks.acceptedWeek(ann);
    bank.clock.advance(WEEK_S);
    await look();
    const ownCase = async (as: TestPerson) => (await bank.request('GET', `/api/v1/cases/${id}`, { as })).body;
    const step = async (given: object) =>
      bank.call('POST', `/cases/${id}/steps`, ann, { version: (await ownCase(ann)).version, ...given });
    const before = await weeks.toldTo(ann);
    expect(before.at(-1)).toBe('support.week_open');
    expect((await step({ step: 'pause', reason: 'I take a course for a month.' })).body.state).toBe('paused');
    const pausedOn = dateIn('Europe/Rome', bank.clock.now());
    const [week] = (await bank.own(ann)).to_certify;
    const waiting = await bank.person('Claimant');
    const { body: claim } = await bank.claim(waiting);
    await bank.step(claim.id, reviewer, { step: 'take' });
    bank.clock.advance(5 * WEEK_S);
    await look();
    // What was over before the pause is confirmed in it; a whole week of the pause is not, neither in it nor after it.
    const asked = (await bank.own(ann)).to_certify.map((each: { week: string }) => each.week);
    expect(asked).toContain(week.week);
    const inPause = addWeeks(weekOf(pausedOn), 2);
    const late = { week: inPause, acts: 0, cause: 'I was at a course all day.' };
    const refused = async () => {
      const { status, body } = await bank.certify(ann, late);
      return [status, body.code, body.standing];
    };
    expect(await refused()).toEqual([409, 'week_not_open', 'paused']);
    expect((await step({ step: 'resume' })).body.state).toBe('active');
    expect(await refused()).toEqual([409, 'week_not_open', 'paused']);
    const own = await bank.own(ann);
    const offered = [...own.to_certify, ...own.calendar].map((each: { week: string }) => each.week);
    expect(
      offered.filter(
        (each) => each > weekOf(pausedOn) && each < weekOf(dateIn('Europe/Rome', bank.clock.now())),
      ),
    ).toEqual([]);
    expect(own.paused).toEqual([
      wholeWeeksOf({ from: pausedOn, until: dateIn('Europe/Rome', bank.clock.now()) }),
    ]);
    await bank.decide(claim.id, reviewer, 'approve');
    await look();
    const of = async (as: TestPerson) =>
      (await weeks.toldTo(as)).filter((kind) => kind.startsWith('support.'));
    expect(await of(ann)).toEqual(before.filter((kind) => kind.startsWith('support.')));
    // Who waited for the decision learns of each week that can still be confirmed, and of no other.
    const { to_certify: open } = await bank.own(waiting);
    expect(open.some(({ is_late: isLate }: { is_late: boolean }) => isLate)).toBe(true);
    expect(await of(waiting)).toEqual(open.map(() => 'support.week_open'));
    // From then on they are asked as everyone is.
    bank.clock.advance(WEEK_S);
    await look();
    for (const as of [ann, waiting]) expect((await weeks.toldTo(as)).at(-1)).toBe('support.week_open');
    // The first of these weeks is over on whichever day of the week this runs, and the second is not.
    bank.clock.advance(10 * 86_400);
    await look();
    for (const as of [ann, waiting])
      expect((await of(as)).filter((kind) => kind === 'support.week_missed')).toHaveLength(1);
  });
});
