import { readInput } from '@egcr/contract/issues';

import { rateTable, type RateTable } from '../../contract/shapes.ts';

/** A table that cannot be read, with the place where reading stopped. */
export class TableError extends Error {
  constructor(problem: string) {
    super(problem);
    this.name = 'TableError';
  }
}

/** The largest table that is read, in characters. */
export const TABLE_TEXT_MAX = 262_144;

interface Read {
  readonly base: string;
  readonly as_of: string;
  readonly rates: readonly { readonly currency: string; readonly mid: string }[];
}

/**
 * Reads a table of rates: JSON as `POST /api/v1/admin/rates` takes it, the European Central Bank's XML, or its CSV (currencies in the
 * first line, one day in the second). Throws a TableError. `source` names tables that do not name theirs.
 */
export function parseTable(text: string, source: string): RateTable {
  if (text.length > TABLE_TEXT_MAX) throw new TableError('the table is larger than a table of rates can be');
  const trimmed = text.trim();
  if (trimmed.startsWith('{')) return checked(parseJson(trimmed));
  const read = trimmed.startsWith('<') ? parseXml(trimmed) : parseCsv(trimmed);
  return checked({ source, kind: 'table', ...read });
}

function checked(given: unknown): RateTable {
  const read = readInput(rateTable, given);
  if ('value' in read) return read.value;
  const [first] = read.errors;
  throw new TableError(`${first?.field ?? 'the table'}: ${first?.code ?? 'cannot be read'}`);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new TableError('the table is not JSON');
  }
}

/** The bank publishes at about 16:00 in Frankfurt. */
const PUBLISHED_AT = 'T15:00:00Z';

/** Only what the bank writes: elements `Cube` with attributes. A document type or entity is refused, whatever it says. */
function parseXml(text: string): Read {
  if (withoutComments(text).includes('<!')) throw new TableError('the XML declares a document type');
  const [day] = attributesOf(text, 'time');
  if (day === undefined || !/^\d{4}-\d{2}-\d{2}$/.test(day)) throw new TableError('the XML names no day');
  const rates = Array.from(text.matchAll(/<Cube\s[^<>]*>/g), ([element]) => ({
    currency: attributesOf(element, 'currency')[0] ?? '',
    mid: attributesOf(element, 'rate')[0] ?? '',
  })).filter(({ currency, mid }) => currency !== '' && mid !== '');
  return { base: 'EUR', as_of: `${day}${PUBLISHED_AT}`, rates };
}

/** Cut at the ends of comments first: looking for the end of each anew would cost the square of the length. */
function withoutComments(text: string): string {
  const parts = text.split('-->');
  const last = parts.pop() ?? '';
  return [...parts.map((part) => part.split('<!--', 1)[0]), last].join('');
}

function attributesOf(text: string, name: string): string[] {
  return Array.from(
    text.matchAll(new RegExp(`\\s${name}=(?:"([^"<>]*)"|'([^'<>]*)')`, 'g')),
    (found) => found[1] ?? found[2] ?? '',
  );
}

const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
);

function parseCsv(text: string): Read {
  const [head = '', row = ''] = text.split(/\r?\n/);
  const [first = '', ...currencies] = cellsOf(head);
  const [dayText = '', ...values] = cellsOf(row);
  if (first.toLowerCase() !== 'date')
    throw new TableError('the first line of the CSV does not begin with Date');
  const rates = currencies.flatMap((currency, at) => {
    const mid = values[at] ?? '';
    return currency === '' || mid === '' || mid === 'N/A' ? [] : [{ currency, mid }];
  });
  return { base: 'EUR', as_of: `${dayOf(dayText)}${PUBLISHED_AT}`, rates };
}

function cellsOf(line: string): string[] {
  return line.split(',').map((cell) => cell.trim());
}

/** `20 November 2026` and `2026-11-20` are the same day. */
function dayOf(text: string): string {
  if (/^\d{4}-\d{2}-\d{2}$/.test(text)) return text;
  const [, day = '', month = '', year = ''] = /^(\d{1,2}) ([A-Za-z]+) (\d{4})$/.exec(text) ?? [];
  const at = MONTHS.indexOf(month);
  if (at < 0) throw new TableError('the second line of the CSV begins with no day');
  return `${year}-${String(at + 1).padStart(2, '0')}-${day.padStart(2, '0')}`;
}
