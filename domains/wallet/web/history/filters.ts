import { parseMajor, toMajorText } from '@egcr/contract/money';
import { startOfDay } from '@egcr/contract/time-zone';
import { assetOf, type AssetCode } from '@egcr/ledger/contract';

import { categories, SEARCH_MAX_LENGTH, type ActivityQuery, type Category } from '../../contract/index.ts';
import { readTyped, type DecimalMark } from '../send/send-rules.ts';

/** What the address asks for; amounts as plain figures with a point, in the currency chosen. */
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
export function queryOf(filters: HistoryFilters, zone: string): Asked {
  const { currency, direction, category } = filters;
  const text = filters.text.trim();
  const [from, to] = [startOfDay(filters.from, zone), startOfDay(dayAfter(filters.to), zone)];
  const [min, max] = [minor(filters.min, currency), minor(filters.max, currency)];
  return {
    ...(text === '' ? {} : { text }),
    ...(currency === '' ? {} : { currency }),
    ...(direction === '' ? {} : { direction }),
    ...(category === '' ? {} : { category }),
    ...(from === undefined ? {} : { from: from.toISOString() }),
    ...(to === undefined ? {} : { to: to.toISOString() }),
    ...(min === undefined ? {} : { min }),
    ...(max === undefined ? {} : { max }),
  };
}

function dayAfter(day: string): string {
  const next = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(next.getTime())) return '';
  next.setUTCDate(next.getUTCDate() + 1);
  return next.toISOString().slice(0, 10);
}

function minor(plain: string, currency: AssetCode | ''): string | undefined {
  if (currency === '') return undefined;
  const read = parseMajor(plain, { scale: assetOf(currency)?.scale ?? 0 });
  return 'amountMinor' in read ? read.amountMinor.toString() : undefined;
}

/** An amount as typed, as the address keeps it; what is wrong with it where it is none. Nothing typed is no filter. */
export function plainAmount(
  typed: string,
  { currency, decimal }: { readonly currency: AssetCode; readonly decimal: DecimalMark },
) {
  const asset = assetOf(currency);
  if (!asset || typed.trim() === '') return { plain: '' };
  const read = readTyped(typed, asset, decimal);
  if ('issue' in read) return { issue: `amount_${read.issue}` as const };
  return { plain: toMajorText(read.amountMinor, asset.scale) };
}
