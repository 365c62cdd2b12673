import { describe, expect, it } from 'vitest';

import { calendarOf } from './calendar-rules.ts';
import { currentPolicy } from './policy.ts';

const asked = {
  firstWeek: '2026-W51',
  lastWeek: undefined,
  zone: 'Europe/Rome',
  confirmed: new Set<string>(),
  pauses: [],
  countedWeeks: 0,
  now: new Date('2026-12-30T12:00:00Z'),
};
const weeks = (changes: object) =>
  calendarOf(currentPolicy, { ...asked, ...changes }).map(({ week }) => week);

describe('the calendar of support', () => {
  it('says when each week is confirmed, over a year of 53 weeks, and no week twice', () => {
    const calendar = calendarOf(currentPolicy, asked);
    expect(calendar.map(({ week }) => week)).toEqual([
      '2026-W51',
      '2026-W52',
      '2026-W53',
      ...['01', '02', '03', '04', '05', '06', '07'].map((number) => `2027-W${number}`),
    ]);
    expect(calendar[1]).toEqual({
      week: '2026-W52',
      starts_on: '2026-12-21',
      ends_on: '2026-12-27',
      confirm_from: '2026-12-28',
      confirm_until: '2027-01-06',
      late_until: '2027-02-21',
      standing: 'open',
    });
    expect(calendar.map(({ standing }) => standing).slice(0, 4)).toEqual([
      'open',
      'open',
      'before',
      'before',
    ]);
  });

  it('goes by the clocks of the claim: the same instant is Sunday in one zone and Monday in another', () => {
    const now = new Date('2026-12-27T23:30:00Z');
    const second = (zone: string) => calendarOf(currentPolicy, { ...asked, zone, now })[1]?.standing;
    expect([second('Europe/Lisbon'), second('Europe/Rome')]).toEqual(['before', 'open']);
  });

  it('has no week that was confirmed, that is over, that comes after a hire or beyond what is paid', () => {
    expect(weeks({ confirmed: new Set(['2026-W51']) })[0]).toBe('2026-W52');
    expect(weeks({ now: new Date('2027-02-20T12:00:00Z') })[0]).toBe('2026-W52');
    expect(weeks({ lastWeek: '2026-W52' })).toEqual(['2026-W51', '2026-W52']);
    expect(weeks({ countedWeeks: currentPolicy.weeks - 1 })).toEqual(['2026-W51']);
    expect(weeks({ countedWeeks: currentPolicy.weeks + 1 })).toEqual([]);
  });

  it('begins with the first week where that is still to come', () => {
    expect(weeks({ now: new Date('2026-12-01T12:00:00Z') })).toHaveLength(8);
    expect(weeks({ now: new Date('2026-12-01T12:00:00Z') })[0]).toBe('2026-W51');
  });
});
