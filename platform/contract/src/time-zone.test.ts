import { describe, expect, it } from 'vitest';

import { instantOf, isTimeZone, lastMonths, startOfDay } from './time-zone.ts';

describe('the last months', () => {
  it.each([
    ['UTC', '2026-11-20T12:00:00Z', ['2026-10 2026-10-01T00:00:00.000Z', '2026-11 2026-11-01T00:00:00.000Z']],
    // Summer time ended in between: October begins two hours before UTC, November one.
    [
      'Europe/Berlin',
      '2026-11-20T12:00:00Z',
      ['2026-10 2026-09-30T22:00:00.000Z', '2026-11 2026-10-31T23:00:00.000Z'],
    ],
    // Summer time ends within the first day of November.
    [
      'America/New_York',
      '2026-11-20T12:00:00Z',
      ['2026-10 2026-10-01T04:00:00.000Z', '2026-11 2026-11-01T04:00:00.000Z'],
    ],
    // It is already the first of the year there.
    [
      'Pacific/Kiritimati',
      '2026-12-31T12:00:00Z',
      ['2026-12 2026-11-30T10:00:00.000Z', '2027-01 2026-12-31T10:00:00.000Z'],
    ],
    [
      'Asia/Kolkata',
      '2026-02-28T19:00:00Z',
      ['2026-02 2026-01-31T18:30:00.000Z', '2026-03 2026-02-28T18:30:00.000Z'],
    ],
  ])('begin at midnight in %s', (zone, now, expected) => {
    const months = lastMonths(new Date(now), 2, zone);
    expect(months.map(({ month, startsAt }) => `${month} ${startsAt.toISOString()}`)).toEqual(expected);
  });

  it('are the oldest first, over the turn of the year', () => {
    const months = lastMonths(new Date('2027-02-01T00:00:00Z'), 4, 'UTC');
    expect(months.map(({ month }) => month)).toEqual(['2026-11', '2026-12', '2027-01', '2027-02']);
  });
});

describe('a day', () => {
  it.each([
    ['2026-11-27', 'UTC', '2026-11-27T00:00:00.000Z'],
    ['2026-11-27', 'Pacific/Kiritimati', '2026-11-26T10:00:00.000Z'],
    ['2026-11-27', 'Asia/Kolkata', '2026-11-26T18:30:00.000Z'],
    // Summer time begins within that day.
    ['2026-03-29', 'Europe/Berlin', '2026-03-28T23:00:00.000Z'],
    ['2026-03-30', 'Europe/Berlin', '2026-03-29T22:00:00.000Z'],
    // Clocks skip its first hour: it begins where they go on, and takes nothing of the day before.
    ['2027-03-14', 'America/Havana', '2027-03-14T05:00:00.000Z'],
    ['2027-09-05', 'America/Santiago', '2027-09-05T04:00:00.000Z'],
    ['2027-03-28', 'Atlantic/Azores', '2027-03-28T01:00:00.000Z'],
    ['2027-03-28', 'Asia/Beirut', '2027-03-27T22:00:00.000Z'],
    // They show its first hour twice: it begins with the first.
    ['2027-11-07', 'America/Havana', '2027-11-07T04:00:00.000Z'],
  ])('%s begins in %s at %s', (day, zone, begins) => {
    expect(startOfDay(day, zone)?.toISOString()).toBe(begins);
  });

  it.each(['2026-13-01', '2026-11-99', 'today', ''])('%j is none', (day) => {
    expect(startOfDay(day, 'UTC')).toBeUndefined();
  });
});

describe('a time as clocks show it', () => {
  it.each([
    ['2026-11-30T09:15', 'Asia/Tokyo', '2026-11-30T00:15:00.000Z'],
    ['2026-07-01T09:15', 'Europe/Berlin', '2026-07-01T07:15:00.000Z'],
    ['2026-11-30T09:15', 'Europe/Berlin', '2026-11-30T08:15:00.000Z'],
  ])('%s in %s is %s', (local, zone, at) => {
    expect(instantOf(local, zone)?.toISOString()).toBe(at);
  });

  it('is none where nothing was entered', () => {
    expect(instantOf('', 'UTC')).toBeUndefined();
  });
});

describe('a time zone', () => {
  it.each(['UTC', 'Europe/Berlin', 'America/Argentina/Buenos_Aires'])('%s has clocks', (name) => {
    expect(isTimeZone(name)).toBe(true);
  });
  it.each(['', '+02:00', 'Mars/Olympus', 'x'.repeat(100)])('%s has none', (name) => {
    expect(isTimeZone(name)).toBe(false);
  });
});
