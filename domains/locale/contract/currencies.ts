/** A currency as people choose it. */
export interface Currency {
  readonly code: string;
  readonly name: string;
  readonly symbol: string;
  readonly native_name: string;
  /** ISO 3166 codes of countries that use it; JVD belongs to none. */
  readonly country_codes: readonly string[];
}

/** The built-in currencies, in the order in which they are offered. */
export const currencies = [
  { code: 'JVD', name: 'JVD', symbol: 'Ɉ', native_name: 'JVD', country_codes: [] },
  { code: 'USD', name: 'US Dollar', symbol: '$', native_name: 'US Dollar', country_codes: ['US'] },
  { code: 'EUR', name: 'Euro', symbol: '€', native_name: 'Euro', country_codes: ['DE', 'FR', 'IT', 'ES'] },
  { code: 'GBP', name: 'British Pound', symbol: '£', native_name: 'British Pound', country_codes: ['GB'] },
  { code: 'JPY', name: 'Japanese Yen', symbol: '¥', native_name: '日本円', country_codes: ['JP'] },
  { code: 'CNY', name: 'Chinese Yuan', symbol: '¥', native_name: '人民币', country_codes: ['CN'] },
  { code: 'INR', name: 'Indian Rupee', symbol: '₹', native_name: 'भारतीय रुपया', country_codes: ['IN'] },
  {
    code: 'CAD',
    name: 'Canadian Dollar',
    symbol: 'C$',
    native_name: 'Canadian Dollar',
    country_codes: ['CA'],
  },
  {
    code: 'AUD',
    name: 'Australian Dollar',
    symbol: 'A$',
    native_name: 'Australian Dollar',
    country_codes: ['AU'],
  },
] as const satisfies readonly Currency[];

export type CurrencyCode = (typeof currencies)[number]['code'];
export const currencyCodes = currencies.map(({ code }) => code);
