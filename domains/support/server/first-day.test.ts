import { applicationSubmitted, hireCalledOff, personHired } from '@egcr/careers/contract';
import type { TestPerson } from '@egcr/wallet/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { addDays, addWeeks, dateIn, mondayOf, sundayOf, weekOf } from '../contract/index.ts';
import { hasBegunWork, lastWeekOf } from './claim-weeks.ts';
import { openSupportBank, type SupportBank } from './testing/support-bank.ts';
import { weeksIn, WEEK_S } from './testing/weeks.ts';

const ZONE = 'Europe/Rome';
let bank: SupportBank;
let reviewer: TestPerson;
let weeks: ReturnType<typeof weeksIn>;
beforeAll(async () => {
  bank = await openSupportBank();
  reviewer = await bank.officer('Reviewer');
  weeks = weeksIn(bank, () => reviewer);
});
afterAll(() => bank.end());

const today = () => dateIn(ZONE, bank.clock.now());
const look = () => bank.runJob('support.look_after_weeks', {});
/** Noon of a day: the clock of the test goes on to it. */
function goTo(day: string): void {
  const seconds = (Date.parse(`${day}T11:00:00Z`) - bank.clock.now().getTime()) / 1000;
  bank.clock.advance(seconds);
}

function jobOf(as: TestPerson, startsOn?: string) {
  const eur = (value: string) => ({ value, assetCode: 'EUR', assetScale: 2 });
  return {
    application_id: crypto.randomUUID(),
    user_id: as.userId,
    job_id: crypto.randomUUID(),
    organisation_id: crypto.randomUUID(),
    job_title: 'Baker',
    employer: 'Sample Bakery',
    happened_at: bank.clock.now().toISOString(),
    ...(startsOn !== undefined && { starts_on: startsOn }),
    pay: { min: eur('210000'), max: eur('210000'), period: 'month' as const },
  };
}
type Job = ReturnType<typeof jobOf>;
const calledOff = ({ pay: _, ...job }: Job, by: 'employer' | 'applicant') => ({
  ...job,
  by,
  hired_at: job.happened_at,
  happened_at: bank.clock.now().toISOString(),
});

/** Someone on support, with one accepted week. */
async function supported(): Promise<TestPerson> {
  const ann = await bank.person('Claimant');
  await weeks.enrolled(ann, 2);
  await weeks.acceptedWeek(ann);
  return ann;
}
const told = async (as: TestPerson, kind: string) =>
  (await weeks.toldTo(as)).filter((each) => each === `support.${kind}`).length;

describe('support until the new wage begins [SYS-07]', () => {
  it('goes on until the week of the first day: no search is asked, earnings are, and then it ends', async () => {
    const ann = await supported();
    const hiredIn = weekOf(today());
    const starts = addDays(mondayOf(addWeeks(hiredIn, 3)), 2);
    const job = jobOf(ann, starts);
    await bank.hear(personHired, job);
    await bank.hear(personHired, job);
    const during = await bank.own(ann);
    expect(during).toMatchObject({
      state: 'active',
      hired: {
        job: 'Baker',
        starts_on: starts,
        pay: job.pay,
        last_week_ends_on: sundayOf(weekOf(starts)),
      },
    });
    expect([await told(ann, 'job_ahead'), await told(ann, 'found_work')]).toEqual([1, 0]);
    expect(during.calendar.at(-1).week).toBe(weekOf(starts));

    goTo(addDays(mondayOf(addWeeks(hiredIn, 2)), 1));
    await look();
    const waived = addWeeks(hiredIn, 1);
    const open = (await bank.own(ann)).to_certify.find((each: { week: string }) => each.week === waived);
    expect(open).toMatchObject({ is_search_waived: true });
    const { body } = await bank.certify(ann, { week: waived, acts: 0, earned: '9000' });
    expect(body).toMatchObject({ state: 'accepted', questions: [], acts_needed: 0, paid: { value: '9000' } });

    goTo(sundayOf(weekOf(starts)));
    await look();
    expect((await bank.own(ann)).state).toBe('active');
    goTo(addDays(sundayOf(weekOf(starts)), 1));
    await look();
    await look();
    const after = await bank.own(ann);
    expect(after.state).toBe('graduated');
    const inTime = after.to_certify.filter((each: { is_late: boolean }) => !each.is_late);
    expect(inTime.at(-1).week).toBe(weekOf(starts));
    expect([await told(ann, 'work_begun'), await told(ann, 'suspended')]).toEqual([1, 0]);
    const last = await bank.certify(ann, { week: weekOf(starts), acts: 0, earned: '27000' });
    expect(last.body).toMatchObject({ state: 'nothing', questions: [] });
    bank.clock.advance(2 * WEEK_S);
    const later = await bank.certify(ann, { week: addWeeks(weekOf(starts), 1), acts: 0 });
    expect(later.body.code).toBe('week_not_open');
  });

  it('asks for the search in the weeks before the hire', async () => {
    const ann = await supported();
    bank.clock.advance(WEEK_S);
    const before = addWeeks(weekOf(today()), -1);
    await bank.hear(personHired, jobOf(ann, addDays(today(), 30)));
    const { body } = await bank.certify(ann, { week: before, acts: 0 });
    expect(body.errors).toEqual([{ field: 'cause', code: 'too_short' }]);
  });

  it.each([
    ['without a first day', () => undefined],
    ['on the first day', () => today()],
    ['after the first day, which lay in the past', () => addDays(today(), -9)],
  ])('ends at once with a hire %s', async (_, startsOn) => {
    const ann = await supported();
    await bank.hear(personHired, jobOf(ann, startsOn()));
    const own = await bank.own(ann);
    expect(own).toMatchObject({
      state: 'graduated',
      hired: { last_week_ends_on: sundayOf(weekOf(today())) },
    });
  });

  it('goes on as before where the employer calls the job off, is searched for again, and a repeat says it once', async () => {
    const ann = await supported();
    const job = jobOf(ann, addDays(today(), 40));
    await bank.hear(personHired, job);
    bank.clock.advance(WEEK_S);
    const off = calledOff(job, 'employer');
    await bank.hear(hireCalledOff, off);
    await bank.hear(hireCalledOff, off);
    await bank.hear(personHired, job);
    expect(await bank.own(ann)).toMatchObject({ state: 'active', hired: null });
    expect(await told(ann, 'job_dropped')).toBe(1);
    const week = weekOf(dateIn(ZONE, new Date(job.happened_at)));
    expect((await bank.certify(ann, { week, acts: 0 })).body.state).toBe('accepted');
    bank.clock.advance(2 * WEEK_S);
    const searched = await bank.certify(ann, { week: addWeeks(week, 2), acts: 0 });
    expect(searched.body.errors).toEqual([{ field: 'cause', code: 'too_short' }]);
    const own = await bank.own(ann);
    expect(own.weeks.find((each: { week: string }) => each.week === week).acts_needed).toBe(0);
  });

  it('that is told of after it was called off changes nothing', async () => {
    const ann = await supported();
    const job = jobOf(ann, addDays(today(), 40));
    await bank.hear(hireCalledOff, calledOff(job, 'applicant'));
    await bank.hear(personHired, job);
    expect(await bank.own(ann)).toMatchObject({ state: 'active', hired: null });
    expect([await told(ann, 'job_ahead'), await told(ann, 'job_dropped')]).toEqual([0, 0]);
  });

  it('lasts until the first wage where two jobs are accepted, and until the other where that one is called off', async () => {
    const ann = await supported();
    const [late, early] = [jobOf(ann, addDays(today(), 60)), jobOf(ann, addDays(today(), 30))];
    await bank.hear(personHired, late);
    await bank.hear(personHired, early);
    expect((await bank.own(ann)).hired.starts_on).toBe(early.starts_on);
    await bank.hear(hireCalledOff, calledOff(early, 'applicant'));
    expect((await bank.own(ann)).hired.starts_on).toBe(late.starts_on);
    await bank.hear(hireCalledOff, calledOff(late, 'applicant'));
    expect(await bank.own(ann)).toMatchObject({ state: 'active', hired: null });
    await bank.hear(personHired, jobOf(ann));
    expect((await bank.own(ann)).state).toBe('graduated');
  });

  it('is not ended by a job of before the claim, and a claim that waits is ended when the job begins', async () => {
    const ben = await bank.person('Claimant');
    const before = jobOf(ben, addDays(today(), 50));
    bank.clock.advance(60);
    await bank.claim(ben);
    await bank.hear(personHired, before);
    await bank.hear(hireCalledOff, calledOff(before, 'employer'));
    expect(await bank.own(ben)).toMatchObject({ state: 'submitted', hired: null });
    const job = jobOf(ben, addDays(today(), 8));
    await bank.hear(personHired, job);
    expect((await bank.own(ben)).state).toBe('submitted');
    goTo(addDays(sundayOf(weekOf(job.starts_on ?? '')), 1));
    await look();
    expect((await bank.own(ben)).state).toBe('cancelled');
  });

  it('ends one that is suspended too, and counts applications until then', async () => {
    const ann = await supported();
    const id = (await bank.own(ann)).case_id;
    const job = jobOf(ann, addDays(today(), 20));
    await bank.hear(personHired, job);
    bank.clock.advance(WEEK_S);
    const { pay: _, starts_on: __, ...about } = jobOf(ann);
    await bank.hear(applicationSubmitted, about);
    const { rows } = await bank.database.owner.query('select week from support.activity where subject = $1', [
      about.application_id,
    ]);
    expect(rows).toEqual([{ week: weekOf(today()) }]);
    await bank.database.owner.query("update support.claim set state = 'suspended' where case_id = $1", [id]);
    await bank.database.owner.query(`update cases."case" set state = 'suspended' where id = $1`, [id]);
    goTo(addDays(sundayOf(weekOf(job.starts_on ?? '')), 1));
    await look();
    expect((await bank.own(ann)).state).toBe('graduated');
  });

  it.each([
    ['2026-03-29', 'summer time'],
    ['2026-10-25', 'winter time'],
    ['2027-01-03', 'the new year'],
  ])('ends with the Sunday %s of the claim’s clocks, over %s', (sunday) => {
    const claim = { zone: ZONE, state: 'active', closed_at: null, works_from: sunday } as const;
    const hours = sunday === '2026-03-29' ? 2 : 1;
    const midnight = Date.parse(`${addDays(sunday, 1)}T00:00:00Z`) - hours * 3_600_000;
    expect(hasBegunWork(claim, new Date(midnight - 1000))).toBe(false);
    expect(hasBegunWork(claim, new Date(midnight))).toBe(true);
    expect(lastWeekOf(claim)).toBe(weekOf(sunday));
  });

  it('shows officers alone a job that was accepted far ahead', async () => {
    const ann = await supported();
    const { case_id: id } = await bank.own(ann);
    const read = async (as = reviewer) => bank.asOfficer('GET', `support/claims/${id}/job`, as);
    expect((await read()).body).toEqual({ job: null });
    const starts = addDays(today(), 70);
    await bank.hear(personHired, jobOf(ann, starts));
    expect((await read()).body.job).toMatchObject({ job: 'Baker', starts_on: starts, weeks_ahead: 10 });
    const path = `/api/v1/admin/support/claims/${id}/job`;
    expect((await bank.request('GET', path, { as: ann })).body.code).toBe('role_required');
    expect((await bank.asOfficer('GET', `support/claims/${crypto.randomUUID()}/job`, reviewer)).status).toBe(
      404,
    );
  });
});
