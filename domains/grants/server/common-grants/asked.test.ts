import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';

import {
  awardSearchBody,
  readApplicationFilters,
  readApplicationSort,
  readAwardFilters,
  readAwardSort,
  startBody,
} from './asked-others.ts';
import { cents, pageQuery, readFilters, readSort, searchBody, wholeDays } from './asked.ts';
import { siblingId } from './sibling-id.ts';
import { dayOf, pageOf, paginationOf } from './wire.ts';

const isTaken = (schema: z.ZodMiniType, given: unknown) => z.safeParse(schema, given).success;
const usd = (amount: string) => ({ amount, currency: 'USD' });
const eur = (amount: string) => ({ amount, currency: 'EUR' });
const between = <Value>(min: Value, max: Value) => ({ operator: 'between' as const, value: { min, max } });
const outside = <Value>(min: Value, max: Value) => ({ operator: 'outside' as const, value: { min, max } });

describe('a page that is asked for', () => {
  it.each([
    [{}, true],
    [{ page: '1', pageSize: '1' }, true],
    [{ page: '1000000' }, true],
    [{ page: '1000001' }, false],
    [{ page: '0' }, false],
    [{ pageSize: '0' }, false],
    [{ pageSize: '999999999' }, true],
    [{ pageSize: '1000000000' }, false],
    [{ page: '1.5' }, false],
    [{ page: '-1' }, false],
    [{ page: ' 1' }, false],
  ])('%j in an address is a page: %s', (given, taken) => {
    expect(isTaken(pageQuery, given)).toBe(taken);
    const numbers = Object.fromEntries(Object.entries(given).map(([name, text]) => [name, Number(text)]));
    expect(isTaken(searchBody, { pagination: numbers }) || !taken).toBe(true);
  });

  it('has a hundred items unless fewer are asked for', () => {
    expect(pageOf({})).toEqual({ page: 1, pageSize: 100 });
    expect(pageOf({ page: 3, pageSize: 99 })).toEqual({ page: 3, pageSize: 99 });
    expect(pageOf({ pageSize: 101 }).pageSize).toBe(100);
  });

  it.each([
    [0, 0],
    [1, 1],
    [8, 1],
    [9, 2],
  ])('of eight with %i items in all is one of %i', (totalItems, totalPages) => {
    const page = { page: 1, pageSize: 8 };
    expect(paginationOf(page, totalItems)).toEqual({ ...page, totalItems, totalPages });
  });
});

describe('a search', () => {
  it.each([
    [{ search: 'x'.repeat(200) }, true],
    [{ search: 'x'.repeat(201) }, false],
    [{ sorting: { sortBy: 'x'.repeat(200), sortOrder: 'asc' } }, true],
    [{ sorting: { sortBy: 'x'.repeat(201) } }, false],
    [{ sorting: { sortBy: 'title', sortOrder: 'up' } }, false],
    [{ filters: { status: { operator: 'in', value: Array.from({ length: 20 }, () => 'open') } } }, true],
    [{ filters: { status: { operator: 'in', value: Array.from({ length: 21 }, () => 'open') } } }, false],
    [{ filters: { status: { operator: 'notIn', value: ['x'.repeat(201)] } } }, false],
    [{ filters: { closeDateRange: between('2026-01-01', '2026-01-31T23:59') } }, true],
    [{ filters: { closeDateRange: between('2026-01-01T10:00:00.123456Z', '2026-01-01T10:00+02:00') } }, true],
    [{ filters: { closeDateRange: between('0000-01-01', '2026-01-31') } }, false],
    [{ filters: { closeDateRange: between('2026-01-01', '2026-13-01') } }, false],
    [{ filters: { closeDateRange: between('2026-1-1', '2026-01-31') } }, false],
    [{ filters: { maxAwardAmountRange: between(usd('-1'), usd(`${'9'.repeat(18)}.123456`)) } }, true],
    [{ filters: { maxAwardAmountRange: between(usd('1'), usd('9'.repeat(19))) } }, false],
    [{ filters: { maxAwardAmountRange: between(usd('1'), usd('1.1234567')) } }, false],
    [{ filters: { maxAwardAmountRange: between(usd('.5'), usd('1')) } }, false],
  ])('%j is one: %s', (given, taken) => {
    expect(isTaken(searchBody, given)).toBe(taken);
  });

  it('for awards has filters of its own, and an application names what it is for', () => {
    expect(isTaken(awardSearchBody, { filters: { awardDateRange: between('2026-01-01', 'soon') } })).toBe(
      false,
    );
    const start = { competitionId: 'x'.repeat(60), organizationId: 'x'.repeat(60), title: 'x'.repeat(300) };
    expect(isTaken(startBody, start)).toBe(true);
    for (const name of ['competitionId', 'organizationId', 'title'] as const)
      expect(isTaken(startBody, { ...start, [name]: `${start[name]}x` })).toBe(false);
  });
});

describe('what a search asks of the programmes', () => {
  it('is nothing where nothing is asked', () => {
    expect(readFilters()).toEqual({ filters: {}, applied: {}, errors: [] });
  });

  it('is read as it was asked, inside a range or outside of it', () => {
    const given = {
      status: { operator: 'notIn' as const, value: ['open'] },
      closeDateRange: outside('2026-01-01', '2026-01-31'),
      minAwardAmountRange: between(usd('1'), usd('2.5')),
      maxAwardAmountRange: outside(usd('3'), usd('4')),
    };
    expect(readFilters(given)).toEqual({
      filters: {
        status: { isIn: false, values: ['open'] },
        closes: { isInside: false, min: '2026-01-01T00:00:00.000Z', max: '2026-01-31T23:59:59.999Z' },
        minimum: { isInside: true, min: '100', max: '250' },
        maximum: { isInside: false, min: '300', max: '400' },
      },
      applied: given,
      errors: [],
    });
    const { filters } = readFilters({
      status: { operator: 'in', value: [] },
      closeDateRange: between('2026-01-01', '2026-01-31'),
      minAwardAmountRange: outside(usd('1'), usd('2')),
      maxAwardAmountRange: between(usd('1'), usd('2')),
    });
    expect([
      filters.status?.isIn,
      filters.closes?.isInside,
      filters.minimum?.isInside,
      filters.maximum?.isInside,
    ]).toEqual([true, true, false, true]);
  });

  it('and cannot be applied is left out and said', () => {
    const total = between(usd('1'), usd('2'));
    for (const range of [between(eur('1'), usd('2')), between(usd('1'), eur('2'))])
      expect(
        readFilters({
          totalFundingAvailableRange: total,
          minAwardAmountRange: range,
          maxAwardAmountRange: range,
        }),
      ).toEqual({
        filters: {},
        applied: {},
        errors: [
          'totalFundingAvailableRange was not applied: the amount is read from the books, not searched.',
          'minAwardAmountRange was not applied: amounts are in USD.',
          'maxAwardAmountRange was not applied: amounts are in USD.',
        ],
      });
  });
});

describe('what a search asks of awards and applications', () => {
  it('is read as it was asked', () => {
    const given = {
      status: { operator: 'in' as const, value: ['paid'] },
      opportunityId: { operator: 'notIn' as const, value: ['a'] },
      awardDateRange: between('2026-01-01', '2026-01-02'),
      awardedAmountRange: outside(usd('1'), usd('2')),
    };
    expect(readAwardFilters(given)).toEqual({
      filters: {
        status: { isIn: true, values: ['paid'] },
        opportunity: { isIn: false, values: ['a'] },
        awarded: { isInside: true, min: '2026-01-01T00:00:00.000Z', max: '2026-01-02T23:59:59.999Z' },
        amount: { isInside: false, min: '100', max: '200' },
      },
      applied: given,
      errors: [],
    });
    expect(readAwardFilters()).toEqual({ filters: {}, applied: {}, errors: [] });
    expect(
      readApplicationFilters({
        competitionId: { operator: 'in', value: ['c'] },
        submittedAtRange: outside('2026-01-01', '2026-01-02'),
      }),
    ).toEqual({
      competition: { isIn: true, values: ['c'] },
      submitted: { isInside: false, min: '2026-01-01T00:00:00.000Z', max: '2026-01-02T23:59:59.999Z' },
    });
    expect(readApplicationFilters()).toEqual({});
  });

  it.each([between(eur('1'), usd('2')), between(usd('1'), eur('2'))])(
    'in another currency is left out and said: %j',
    (awardedAmountRange) => {
      expect(readAwardFilters({ awardedAmountRange })).toEqual({
        filters: {},
        applied: {},
        errors: ['awardedAmountRange was not applied: amounts are in USD.'],
      });
    },
  );
});

describe('a range', () => {
  it.each([
    ['2026-01-31', '2026-01-31T00:00:00.000Z', '2026-01-31T23:59:59.999Z'],
    ['2026-01-31T10:00', '2026-01-31T10:00:00.000Z', '2026-01-31T10:00:00.000Z'],
    ['2026-01-31T10:00Z', '2026-01-31T10:00:00.000Z', '2026-01-31T10:00:00.000Z'],
    ['2026-01-31T10:00:00+02:00', '2026-01-31T08:00:00.000Z', '2026-01-31T08:00:00.000Z'],
  ])('from and to %s is from %s to %s', (day, min, max) => {
    expect(wholeDays({ min: day, max: day })).toEqual({ min, max });
  });

  it.each([
    ['1', '100'],
    ['1.5', '150'],
    ['1.05', '105'],
    ['1.059', '105'],
    ['-2.5', '-250'],
    ['0', '000'],
  ])('of %s dollars is of %s cents', (amount, minor) => {
    expect(cents({ min: usd(amount), max: usd('0.01') })).toEqual({ min: minor, max: '001' });
  });
});

describe('the order of an answer', () => {
  it.each([
    [readSort, 'createdAt'],
    [readSort, 'keyDates.closeDate'],
    [readSort, 'funding.minAwardAmount'],
    [readAwardSort, 'keyDates.awardDate'],
    [readAwardSort, 'funding.awardedAmount'],
    [readApplicationSort, 'submittedAt'],
    [readApplicationSort, 'opportunityId'],
  ])('can be asked for, the last first unless the first is asked for: %s %s', (read, sortBy) => {
    expect(read({ sortBy })).toEqual({ sort: { by: sortBy, order: 'desc' }, errors: [] });
    expect(read({ sortBy, sortOrder: 'asc' })).toEqual({ sort: { by: sortBy, order: 'asc' }, errors: [] });
  });

  it('is by the last change where nothing is asked, or what cannot be done, which is said', () => {
    const latest = { by: 'lastModifiedAt', order: 'desc' };
    expect(readSort(undefined)).toEqual({ sort: latest, errors: [] });
    expect(readApplicationSort({ sortBy: 'title', sortOrder: 'asc' })).toEqual({
      sort: { ...latest, order: 'asc' },
      errors: [
        'sortBy was not applied: it is one of lastModifiedAt, submittedAt, status.value, opportunityId.',
      ],
    });
  });
});

it('the competition and the form of a programme have ids of their own, from which its own comes back', () => {
  const id = '01990000-0000-7000-8000-0000ffffffff';
  const [competition, form] = [siblingId(id, 'competition'), siblingId(id, 'form')];
  expect([competition, form]).toEqual([
    '01990000-0000-7000-8000-00003fb418e8',
    '01990000-0000-7000-8000-00000f75cea3',
  ]);
  expect([siblingId(competition, 'competition'), siblingId(form, 'form')]).toEqual([id, id]);
  expect(siblingId('01990000-0000-7000-8000-0000c04be717', 'competition')).toBe(
    '01990000-0000-7000-8000-000000000000',
  );
});

it('a date of the protocol is its day, with the instant in words', () => {
  expect(dayOf('Opens', new Date('2026-03-01T23:30:00.000Z'))).toEqual({
    name: 'Opens',
    eventType: 'singleDate',
    date: '2026-03-01',
    description: 'Opens at 2026-03-01T23:30:00.000Z',
  });
});
