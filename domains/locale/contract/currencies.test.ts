import { expect, it } from 'vitest';

import { currencies, CURRENCY_DEFAULT } from './currencies.ts';

it('offers nine currencies with code, names, symbol and countries, JVD first and without a country [PREF-01]', () => {
  expect(
    currencies.map(({ code, symbol, country_codes }) => [code, symbol, ...country_codes].join(' ')),
  ).toEqual([
    'JVD Ɉ',
    'USD $ US',
    'EUR € DE FR IT ES',
    'GBP £ GB',
    'JPY ¥ JP',
    'CNY ¥ CN',
    'INR ₹ IN',
    'CAD $ CA',
    'AUD $ AU',
  ]);
  expect(new Set(currencies.map(({ name }) => name)).size).toBe(currencies.length);
  expect(CURRENCY_DEFAULT).toBe('JVD');
});
