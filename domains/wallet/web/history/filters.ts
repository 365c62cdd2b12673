import { parseMajor } from '@egcr/contract/money';
import { assetOf, type AssetCode } from '@egcr/ledger/contract';

import { categories, SEARCH_MAX_LENGTH, type ActivityQuery, type Category } from '../../contract/index.ts';

/** What the address asks for; amounts as typed, with a point, in the currency chosen. */
export interface HistoryFilters {
  readonly text: string;
  readonly currency: AssetCode | '';
  readonly direction: 'in' | 'out' | '';
  readonly category: Category | '';
  /** Days of the reader's calendar, both included. */
  readonly from: string;
  readonly to: string;
  readonly min: string;
  readonly max: string;
}

export const noFilters: HistoryFilters = {
  text: '',
  currency: '',
  direction: '',
  category: '',
  from: '',
  to: '',
  min: '',
  max: '',
};

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Reads the address; what it does not know is no filter. */
export function readFilters(search: string): HistoryFilters {
  const given = new URLSearchParams(search);
  const text = (name: string) => given.get(name) ?? '';
  const day = (name: string) => (DAY.test(text(name)) ? text(name) : '');
  const direction = text('direction');
  const currency = assetOf(text('currency'))?.code ?? '';
  return {
    text: text('text').slice(0, SEARCH_MAX_LENGTH),
    currency,
    direction: direction === 'in' || direction === 'out' ? direction : '',
    category: categories.find((known) => known === text('category')) ?? '',
    from: day('from'),
    to: day('to'),
    min: currency === '' ? '' : text('min'),
    max: currency === '' ? '' : text('max'),
  };
}

/** The address with these filters, and nothing for those that are not set. */
export function addressOfFilters(filters: HistoryFilters): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries<string>({ ...filters }))
    if (value !== '') search.set(name, value);
  const text = search.toString();
  return text === '' ? '/wallet/history' : `/wallet/history?${text}`;
}

export function isFiltered(filters: HistoryFilters): boolean {
  return Object.values(filters).some((value) => value !== '');
}

/** Whether what has not left yet belongs to what is asked for: only its direction is known of it. */
export function showsPending(filters: HistoryFilters): boolean {
  return !isFiltered({ ...filters, direction: filters.direction === 'out' ? '' : filters.direction });
}

type Asked = Omit<Partial<ActivityQuery>, 'after' | 'limit'>;

/** As the call asks: days become instants of the reader's midnight, amounts minor units; an amount that is none is left out. */
export function queryOf(filters: HistoryFilters): Asked {
  const { currency, direction, category } = filters;
  const text = filters.text.trim();
  const [from, to] = [midnight(filters.from, 0), midnight(filters.to, 1)];
  const [min, max] = [minor(filters.min, currency), minor(filters.max, currency)];
  return {
    ...(text === '' ? {} : { text }),
    ...(currency === '' ? {} : { currency }),
    ...(direction === '' ? {} : { direction }),
    ...(category === '' ? {} : { category }),
    ...(from === undefined ? {} : { from }),
    ...(to === undefined ? {} : { to }),
    ...(min === undefined ? {} : { min }),
    ...(max === undefined ? {} : { max }),
  };
}

/** The instant at which the day begins where the reader is, or the day after it. */
function midnight(day: string, later: 0 | 1): string | undefined {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const at = new Date(year, month - 1, date + later);
  return DAY.test(day) && !Number.isNaN(at.getTime()) ? at.toISOString() : undefined;
}

function minor(typed: string, currency: AssetCode | ''): string | undefined {
  if (currency === '') return undefined;
  const read = parseMajor(typed.replace(',', '.'), { scale: assetOf(currency)?.scale ?? 0 });
  return 'amountMinor' in read ? read.amountMinor.toString() : undefined;
}
