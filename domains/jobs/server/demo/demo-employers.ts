import type { AssetCode } from '@egcr/ledger/contract';

/** An invented employer. */
export interface SampleEmployer {
  readonly name: string;
  readonly kind: 'business' | 'government' | 'ngo';
  readonly owner: 'business_owner' | 'government_user' | 'ngo_user';
  readonly country: string;
  readonly place: string;
  readonly currency: AssetCode;
}

export const sampleEmployers: readonly SampleEmployer[] = [
  {
    name: 'Ferri Olive Press',
    kind: 'business',
    owner: 'business_owner',
    country: 'IT',
    place: 'Lecce',
    currency: 'EUR',
  },
  {
    name: 'Northlight Software',
    kind: 'business',
    owner: 'business_owner',
    country: 'CA',
    place: 'Halifax',
    currency: 'CAD',
  },
  {
    name: 'Kanda Precision Parts',
    kind: 'business',
    owner: 'business_owner',
    country: 'JP',
    place: '大阪',
    currency: 'JPY',
  },
  {
    name: 'Lindenhof Pflege',
    kind: 'business',
    owner: 'business_owner',
    country: 'DE',
    place: 'Leipzig',
    currency: 'EUR',
  },
  {
    name: 'Harbour Street Bakery',
    kind: 'business',
    owner: 'business_owner',
    country: 'GB',
    place: 'Whitby',
    currency: 'GBP',
  },
  {
    name: 'Solberg Ferries',
    kind: 'government',
    owner: 'government_user',
    country: 'NO',
    place: 'Bergen',
    currency: 'EUR',
  },
  {
    name: 'Town of Alder Creek',
    kind: 'government',
    owner: 'government_user',
    country: 'US',
    place: 'Alder Creek',
    currency: 'USD',
  },
  {
    name: 'Adeola Textiles',
    kind: 'business',
    owner: 'government_user',
    country: 'NG',
    place: 'Lagos',
    currency: 'USD',
  },
  {
    name: 'Mensah Cocoa Cooperative',
    kind: 'ngo',
    owner: 'ngo_user',
    country: 'GH',
    place: 'Kumasi',
    currency: 'USD',
  },
  {
    name: 'Clear Water Trust',
    kind: 'ngo',
    owner: 'ngo_user',
    country: 'KE',
    place: 'Kisumu',
    currency: 'USD',
  },
  {
    name: 'Ananta Solar',
    kind: 'business',
    owner: 'ngo_user',
    country: 'IN',
    place: 'Pune',
    currency: 'INR',
  },
  { name: '海风物流', kind: 'business', owner: 'ngo_user', country: 'CN', place: '厦门', currency: 'CNY' },
];
