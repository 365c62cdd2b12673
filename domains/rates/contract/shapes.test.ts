import { expect, it } from 'vitest';
import * as z from 'zod/mini';

import { newAlert, pairText, rateTable, rateText } from './shapes.ts';

const table = (change: object) => ({
  source: 'bank',
  base: 'EUR',
  as_of: '2026-11-20T12:00:00Z',
  rates: [{ currency: 'USD', mid: '1.08' }],
  ...change,
});
const issues = (given: unknown, shape: z.core.$ZodType = rateTable) =>
  z.safeParse(shape, given).error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`) ?? [];
const row = (more: object) => ({ rates: [{ currency: 'USD', mid: '1.08', ...more }] });
/** So many rows, each of a currency of its own. */
const rows = (count: number) => ({
  rates: Array.from({ length: count }, (_, at) => ({
    currency: `A${String(at).padStart(3, '0')}`,
    mid: '1',
  })),
});

it.each([
  ['a source of two letters', { source: 'ab' }, []],
  ['a source of one letter', { source: 'a' }, ['source source_format']],
  ['a source of forty letters', { source: 'a'.repeat(40) }, []],
  ['a source of forty-one letters', { source: 'a'.repeat(41) }, ['source source_format']],
  ['a source that begins with a digit', { source: '1a' }, ['source source_format']],
  ['a name of one letter', { name: 'B' }, []],
  ['an empty name', { name: '' }, ['name required']],
  ['a name of eighty letters', { name: 'B'.repeat(80) }, []],
  ['a name of eighty-one letters', { name: 'B'.repeat(81) }, ['name too_long']],
  ['no row', rows(0), ['rates required']],
  ['two hundred rows', rows(200), []],
  ['two hundred and one rows', rows(201), ['rates too_many']],
  ['a currency twice', { rates: [...row({}).rates, ...row({}).rates] }, ['rates currency_twice']],
  ['both prices at the middle', row({ bid: '1.08', ask: '1.08' }), []],
  ['both prices around the middle', row({ bid: '1.07', ask: '1.09' }), []],
  ['a bid above the middle', row({ bid: '1.0801' }), ['rates.0.mid rate_order']],
  ['an ask below the middle', row({ ask: '1.0799' }), ['rates.0.mid rate_order']],
  ['a bid that is none, named once', row({ bid: '0' }), ['rates.0.bid rate_format']],
  ['a currency of two letters', row({ currency: 'AB' }), ['rates.0.currency unknown_currency']],
  ['a currency of ten letters', row({ currency: 'ABCDEFGHIJ' }), []],
  ['a currency of eleven letters', row({ currency: 'ABCDEFGHIJK' }), ['rates.0.currency unknown_currency']],
])('a table with %s: %s', (_, change, expected) => {
  expect(issues(table(change))).toEqual(expected);
});

it.each([
  ['9'.repeat(18), true],
  ['1'.repeat(19), false],
  [`0.${'1'.repeat(18)}`, true],
  [`0.${'1'.repeat(19)}`, false],
  ['0.000', false],
  ['0.001', true],
])('%s is a rate: %s', (text, isRate) => {
  expect(issues(text, rateText)).toEqual(isRate ? [] : [' rate_format']);
});

it('an alert is for two currencies, and a pair for no more and no less', () => {
  const alert = { base: 'EUR', quote: 'USD', direction: 'above', rate: '1.1' };
  expect(issues(alert, newAlert)).toEqual([]);
  expect(issues({ ...alert, quote: 'EUR' }, newAlert)).toEqual(['quote same_currency']);
  expect(
    ['EUR/USD', 'EUR', 'EUR/USD/JVD', 'EUR/EUR', 'EUR/XXX', 'XXX/EUR'].map((text) => issues(text, pairText)),
  ).toEqual([[], ...Array.from({ length: 5 }, () => [' unknown_pair'])]);
});
