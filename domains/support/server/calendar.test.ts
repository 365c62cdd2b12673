import type { TestPerson } from '@egcr/wallet/testing';
import ICAL from 'ical.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { openSupportBank, type SupportBank } from './testing/support-bank.ts';
import { weeksIn } from './testing/weeks.ts';

let bank: SupportBank;
let reviewer: TestPerson;
let weeks: ReturnType<typeof weeksIn>;
beforeAll(async () => {
  bank = await openSupportBank();
  reviewer = await bank.officer('Reviewer');
  weeks = weeksIn(bank, () => reviewer);
});
afterAll(() => bank.end());

const file = ({ userId }: TestPerson) =>
  fetch(new URL('/api/v1/support/calendar.ics', bank.url), {
    headers: { authorization: `Bearer ${userId}:fresh:` },
  });

interface Shown {
  readonly week: string;
  readonly confirm_from: string;
  readonly standing: string;
}

describe('the calendar of a claim', () => {
  it('has the weeks that are still to be confirmed, loses the one that is, and calendars read the same days [SYS-07]', async () => {
    const ann = await bank.person('Claimant');
    expect((await file(ann)).status).toBe(409);
    await weeks.enrolled(ann);
    const week = await weeks.openWeek(ann);
    const calendar = async (): Promise<readonly Shown[]> => (await bank.own(ann)).calendar;
    const before = await calendar();
    expect(before.map((each) => each.week)).toContain(week);
    expect(before.some(({ standing }) => standing === 'before')).toBe(true);
    await weeks.acceptedWeek(ann);
    const after = await calendar();
    expect(after.map((each) => each.week)).not.toContain(week);

    const answer = await file(ann);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([
      200,
      'text/calendar; charset=utf-8',
    ]);
    const events = new ICAL.Component(ICAL.parse(await answer.text())).getAllSubcomponents('vevent');
    const days = events.map((event) => new ICAL.Event(event).startDate.toString());
    expect(days).toEqual(after.map(({ confirm_from: from }) => from));
    expect(new Set(events.map((event) => new ICAL.Event(event).uid)).size).toBe(after.length);
    expect(events[0]?.getAllSubcomponents('valarm')).toHaveLength(1);
  });

  it('is empty before a claim is decided', async () => {
    const ben = await bank.person('Claimant');
    await bank.claim(ben);
    expect((await bank.own(ben)).calendar).toEqual([]);
    const answer = await file(ben);
    const events = new ICAL.Component(ICAL.parse(await answer.text())).getAllSubcomponents('vevent');
    expect([answer.status, events]).toEqual([200, []]);
  });
});
