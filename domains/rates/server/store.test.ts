import { uuidv7 } from '@egcr/contract/ids';
import { testDatabase, type TestDatabase } from '@egcr/server-kit/testing/database';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { fraction } from '../contract/index.ts';
import {
  addPoints,
  findSource,
  keepSource,
  listSources,
  rateOf,
  rateText,
  readCourse,
  readCurrent,
  readPointAt,
  type NewPoint,
  type Source,
} from './store.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
  for (const source of [table, sample, observation]) await keepSource(database.db, { ...source, now });
});
afterAll(() => database.close());
beforeEach(() => database.owner.query('truncate rates.point, rates.current'));

const now = new Date('2031-03-01T12:00:00Z');
const at = (seconds: number) => new Date(now.getTime() + seconds * 1000);
const table: Source = { code: 'bank', name: 'Bank', kind: 'table' };
const sample: Source = { code: 'sample', name: 'Sample', kind: 'sample' };
const observation: Source = { code: 'seen', name: 'Seen', kind: 'observation' };

/** Euros in dollars, where nothing else is said. */
const point = (mid: string, seconds: number, change: Partial<NewPoint> = {}): NewPoint => ({
  id: uuidv7(now.getTime()),
  base: 'EUR',
  quote: 'USD',
  mid,
  bid: mid,
  ask: mid,
  asOf: at(seconds),
  ...change,
});
const add = (source: Source, ...points: readonly NewPoint[]) =>
  addPoints(database.db, { source, points, now });
const inForce = async () =>
  (await readCurrent(database.db)).map(
    ({ base, quote, mid, source, isSample }) =>
      `${base}/${quote} ${rateText(mid)} ${source}${isSample ? ' sample' : ''}`,
  );

describe('a source', () => {
  it('keeps its kind for good, and has the name that it was given last', async () => {
    const { db } = database;
    const again = await keepSource(db, { ...table, name: 'Central bank', kind: 'sample', now });
    expect(again).toEqual({ ...table, name: 'Central bank' });
    expect(await findSource(db, 'bank')).toEqual(again);
    expect(await findSource(db, 'none')).toBeUndefined();
    const known = ['bank', 'sample', 'seen'];
    const codes = (await listSources(db)).map(({ code }) => code);
    expect(codes.filter((code) => known.includes(code))).toEqual(known);
  });
});

describe('what is in force', () => {
  it('is the newest of each pair, in whichever order it came, and each point counts once', async () => {
    const pound = { base: 'GBP', quote: 'USD' } as const;
    const points = [point('1.1', 10), point('1.2', 20), point('1.15', 15), point('1.3', 5, pound)];
    expect(await add(table, ...points)).toBe(4);
    expect(await inForce()).toEqual(['EUR/USD 1.2 bank', 'GBP/USD 1.3 bank']);
    expect(await add(table, ...points)).toBe(0);
    expect(await add(table, point('9', 20), point('1.4', 20, pound))).toBe(1);
    expect(await add(table, point('1.05', 19))).toBe(1);
    expect(await inForce()).toEqual(['EUR/USD 1.2 bank', 'GBP/USD 1.4 bank']);
    expect(await add(table, point('1.25', 21))).toBe(1);
    expect(await inForce()).toEqual(['EUR/USD 1.25 bank', 'GBP/USD 1.4 bank']);
  });

  it('is never a sample where there is a real rate, nor what was only looked at', async () => {
    await add(sample, point('1.5', 50));
    expect(await inForce()).toEqual(['EUR/USD 1.5 sample sample']);
    await add(sample, point('1.6', 51));
    expect(await inForce()).toEqual(['EUR/USD 1.6 sample sample']);
    // An older real one takes its place all the same.
    await add(table, point('1.1', 10));
    expect(await inForce()).toEqual(['EUR/USD 1.1 bank']);
    await add(sample, point('1.7', 60));
    expect(await add(observation, point('1.8', 70))).toBe(1);
    expect(await inForce()).toEqual(['EUR/USD 1.1 bank']);
  });

  it('has what a buyer and a seller get, as it was said', async () => {
    await add(table, point('1.1', 10, { bid: '1.05', ask: '1.2' }));
    expect(await readCurrent(database.db)).toEqual([
      {
        base: 'EUR',
        quote: 'USD',
        mid: fraction(11n, 10n),
        bid: fraction(21n, 20n),
        ask: fraction(6n, 5n),
        source: 'bank',
        isSample: false,
        asOf: at(10),
      },
    ]);
    expect(() => rateOf('0')).toThrow('the database holds a rate that is none');
  });
});

describe('the course of a pair', () => {
  const course = async (from: number, step_s: number) =>
    (await readCourse(database.db, { base: 'EUR', quote: 'USD', from: at(from), step_s })).map(
      ({ mid, as_of: asOf }) => `${rateText(rateOf(mid))} at ${(asOf.getTime() - now.getTime()) / 1000}`,
    );

  it('has the last of each stretch, and the one before the first', async () => {
    await add(
      table,
      ...[-20, -10, 0, 9, 10, 19, 35].map((seconds) => point(String(100 + seconds), seconds)),
      point('7', 5, { base: 'GBP' }),
      point('7', 5, { quote: 'GBP' }),
    );
    await add(observation, point('8', 8), point('8', -1));
    expect(await course(0, 10)).toEqual(['90 at -10', '109 at 9', '119 at 19', '135 at 35']);
    expect(await course(-20, 100)).toEqual(['135 at 35']);
    expect(await course(36, 10)).toEqual(['135 at 35']);
  });

  it('has a real one before a sample of the same stretch', async () => {
    await add(table, point('1.1', 1));
    await add(sample, point('1.5', 9), point('1.6', 12));
    expect(await course(0, 10)).toEqual(['1.1 at 1', '1.6 at 12']);
  });

  it('has stood at an instant where the last real rate was, and nowhere before the first', async () => {
    await add(table, point('1.1', 10), point('1.2', 20), point('9', 15, { base: 'GBP' }));
    await add(sample, point('1.5', 18));
    await add(observation, point('1.6', 19));
    const stood = async (seconds: number) => {
      const rate = await readPointAt(database.db, { base: 'EUR', quote: 'USD', at: at(seconds) });
      return rate && rateText(rate);
    };
    expect([await stood(9), await stood(10), await stood(19), await stood(20), await stood(99)]).toEqual([
      undefined,
      '1.1',
      '1.1',
      '1.2',
      '1.2',
    ]);
  });
});
