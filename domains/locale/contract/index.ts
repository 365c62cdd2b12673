export { currencies, CURRENCY_DEFAULT } from './currencies.ts';
export type { Currency, CurrencyCode } from './currencies.ts';
