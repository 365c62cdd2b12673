import { describe, expect, it } from 'vitest';

import { firstDayOf, isSearchWaived, nextJob, type Hire, weeksAhead } from './hire-rules.ts';

const hire = (hiredOn: string, startsOn: string | null = null, calledOff: Hire['calledOff'] = null) => ({
  hiredOn,
  startsOn,
  calledOff,
});

describe('a job that a person has found [SYS-07]', () => {
  it.each([
    ['begins when its offer says', hire('2026-12-02', '2027-01-04'), '2027-01-04'],
    ['begins when it is accepted, where the offer does not say', hire('2026-12-02'), '2026-12-02'],
    [
      'begins when it is accepted, where the first day had come',
      hire('2026-12-02', '2026-11-30'),
      '2026-12-02',
    ],
  ])('%s', (_, found, day) => {
    expect(firstDayOf(found)).toBe(day);
  });

  it('ends support by the one that begins first, and not by one that was called off', () => {
    const late = hire('2026-12-02', '2027-02-01');
    const early = hire('2026-12-09', '2027-01-04');
    const gone = hire('2026-12-03', '2026-12-14', { on: '2026-12-07', by: 'employer' });
    expect(nextJob([late, early, gone])).toBe(early);
    expect(nextJob([gone])).toBeUndefined();
    expect(nextJob([])).toBeUndefined();
  });

  it.each([
    ['2026-W48', false],
    ['2026-W49', true],
    ['2026-W53', true],
    ['2027-W01', true],
  ])('asks for no search from the week of the hire on, also over new year: %s', (week, isWaived) => {
    expect(isSearchWaived([hire('2026-12-02', '2027-01-04')], week)).toBe(isWaived);
  });

  it('that is called off frees from the search until then: in that week still where the employer did it', () => {
    const off = (by: 'employer' | 'applicant') => [
      hire('2026-12-02', '2027-01-04', { on: '2026-12-16', by }),
    ];
    expect(['2026-W50', '2026-W51', '2026-W52'].map((week) => isSearchWaived(off('employer'), week))).toEqual(
      [true, true, false],
    );
    expect(
      ['2026-W50', '2026-W51', '2026-W52'].map((week) => isSearchWaived(off('applicant'), week)),
    ).toEqual([true, false, false]);
  });

  it('that a person accepts and calls off in one week frees from nothing', () => {
    expect(
      isSearchWaived([hire('2026-12-02', '2027-01-04', { on: '2026-12-04', by: 'applicant' })], '2026-W49'),
    ).toBe(false);
  });
});

describe('a job that begins far ahead', () => {
  it.each([
    ['2026-11-02', '2026-12-13', undefined],
    ['2026-11-02', '2026-12-14', 6],
    ['2026-11-02', '2027-11-01', 52],
    ['2026-11-02', '2026-10-01', undefined],
    ['2026-11-02', null, undefined],
  ])('accepted on %s for %s is %s weeks ahead', (hiredOn, startsOn, weeks) => {
    expect(weeksAhead({ hiredOn, startsOn })).toBe(weeks);
  });
});
