export interface Currency {
  readonly code: string;
  readonly name: string;
  readonly symbol: string;
  readonly native_name: string;
  /** Where it is the usual currency; JVD belongs to no country. */
  readonly country_codes: readonly string[];
}

/** The currencies people may choose, the default first. */
export const currencies = [
  { code: 'JVD', name: 'JVD', symbol: 'Ɉ', native_name: 'JVD', country_codes: [] },
  { code: 'USD', name: 'US dollar', symbol: '$', native_name: 'US dollar', country_codes: ['US'] },
  { code: 'EUR', name: 'Euro', symbol: '€', native_name: 'Euro', country_codes: ['DE', 'FR', 'IT', 'ES'] },
  { code: 'GBP', name: 'British pound', symbol: '£', native_name: 'Pound sterling', country_codes: ['GB'] },
  { code: 'JPY', name: 'Japanese yen', symbol: '¥', native_name: '日本円', country_codes: ['JP'] },
  { code: 'CNY', name: 'Chinese yuan', symbol: '¥', native_name: '人民币', country_codes: ['CN'] },
  { code: 'INR', name: 'Indian rupee', symbol: '₹', native_name: 'भारतीय रुपया', country_codes: ['IN'] },
  {
    code: 'CAD',
    name: 'Canadian dollar',
    symbol: '$',
    native_name: 'Canadian dollar',
    country_codes: ['CA'],
  },
  {
    code: 'AUD',
    name: 'Australian dollar',
    symbol: '$',
    native_name: 'Australian dollar',
    country_codes: ['AU'],
  },
] as const satisfies readonly Currency[];

export type CurrencyCode = (typeof currencies)[number]['code'];

export const CURRENCY_DEFAULT: CurrencyCode = 'JVD';
