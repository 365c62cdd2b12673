import { describe, expect, it } from 'vitest';

import { dueOn, firstWeekOf, standingAt } from './certification-rules.ts';
import {
  addDays,
  addWeeks,
  dateIn,
  daysBetween,
  isWeek,
  mondayOf,
  sundayOf,
  weekOf,
  weeksFrom,
} from './iso-weeks.ts';
import { currentPolicy } from './policy.ts';

describe('an ISO week', () => {
  it.each([
    ['2026-11-24', '2026-W48'],
    ['2027-01-01', '2026-W53'],
    ['2027-01-03', '2026-W53'],
    ['2027-01-04', '2027-W01'],
    ['2024-12-30', '2025-W01'],
    ['2024-02-29', '2024-W09'],
    ['2021-01-01', '2020-W53'],
    ['2000-01-01', '1999-W52'],
  ])('of %s is %s', (date, week) => {
    expect(weekOf(date)).toBe(week);
    expect(mondayOf(week) <= date && date <= sundayOf(week)).toBe(true);
  });

  it('follows on the last one, through 400 years of leap days and new years', () => {
    let monday = '1999-01-04';
    let week = weekOf(monday);
    for (let count = 0; count < 20_871; count += 1) {
      expect(mondayOf(week)).toBe(monday);
      monday = addDays(monday, 7);
      week = addWeeks(week, 1);
    }
    expect(monday).toBe('2399-01-04');
  });

  it.each(['2026-W54', '2027-W53', '2026-W00', '2026-48', '0000-W01', '', '2026-W1', '2026-W481'])(
    '"%s" is none',
    (text) => {
      expect(isWeek(text)).toBe(false);
    },
  );

  it('has a 53rd where the year has one', () => {
    expect(['2020-W53', '2026-W53', '2032-W53'].every(isWeek)).toBe(true);
    expect(weeksFrom('2026-W52', '2027-W01')).toEqual(['2026-W52', '2026-W53', '2027-W01']);
    expect(weeksFrom('2027-W01', '2026-W53')).toEqual([]);
  });
});

describe('the clocks of a zone', () => {
  it.each([
    ['Europe/Rome', '2026-03-28T23:30:00Z', '2026-03-29'],
    ['Europe/Rome', '2026-03-29T21:59:59Z', '2026-03-29'],
    ['Europe/Rome', '2026-03-29T22:00:00Z', '2026-03-30'],
    ['Europe/Rome', '2026-10-25T22:59:59Z', '2026-10-25'],
    ['Europe/Rome', '2026-10-25T23:00:00Z', '2026-10-26'],
    ['America/New_York', '2027-01-01T04:59:59Z', '2026-12-31'],
    ['Pacific/Kiritimati', '2026-12-31T10:00:00Z', '2027-01-01'],
    ['Pacific/Apia', '2011-12-30T09:59:59Z', '2011-12-29'],
    ['Pacific/Apia', '2011-12-30T10:00:00Z', '2011-12-31'],
  ])('of %s show at %s the date %s', (zone, at, date) => {
    expect(dateIn(zone, new Date(at))).toBe(date);
  });

  it('open a week when its Sunday is over, also where clocks changed in it', () => {
    const standing = (now: string, week = '2026-W13') =>
      standingAt(currentPolicy, { week, zone: 'Europe/Rome', now: new Date(now) });
    expect(sundayOf('2026-W13')).toBe('2026-03-29');
    expect(standing('2026-03-29T21:59:59.999Z')).toBe('before');
    expect(standing('2026-03-29T22:00:00Z')).toBe('open');
    expect(dueOn(currentPolicy, '2026-W13')).toBe('2026-04-08');
    expect(standing('2026-04-08T21:59:59Z')).toBe('open');
    expect(standing('2026-04-08T22:00:00Z')).toBe('late');
    expect(standing('2026-05-24T22:00:00Z')).toBe('over');
    // The last week of a year with 53, and a week with a leap day.
    expect(standing('2027-01-03T22:59:59Z', '2026-W53')).toBe('before');
    expect(standing('2027-01-03T23:00:00Z', '2026-W53')).toBe('open');
    expect(standing('2028-03-05T23:00:00Z', '2028-W09')).toBe('open');
  });

  it.each([
    // Seven days later it is a Monday: that week is the first.
    ['2026-11-23T12:00:00Z', 'Europe/Rome', '2026-W49'],
    ['2026-11-24T12:00:00Z', 'Europe/Rome', '2026-W50'],
    // Already Monday in Kiritimati, still Sunday in New York.
    ['2026-11-22T12:00:00Z', 'Pacific/Kiritimati', '2026-W49'],
    ['2026-11-23T03:00:00Z', 'America/New_York', '2026-W49'],
    ['2026-12-29T12:00:00Z', 'Europe/Rome', '2027-W02'],
  ])('a claim of %s in %s begins with %s', (at, zone, week) => {
    expect(firstWeekOf(currentPolicy, { claimedAt: new Date(at), zone })).toBe(week);
  });

  it('count days without hours', () => {
    expect(daysBetween('2026-03-28', '2026-03-30')).toBe(2);
    expect(daysBetween('2024-02-28', '2024-03-01')).toBe(2);
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  });
});
