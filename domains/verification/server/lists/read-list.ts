import { LIST_ROWS_MAX } from '../../contract/limits.ts';
import type { ListSource } from '../../contract/list-sources.ts';
import type { ListProblem } from '../../contract/shapes.ts';
import { readCsv, type CsvRow } from './read-csv.ts';

/** A person or a business of a list. */
export interface ListedEntry {
  readonly key: string;
  readonly names: readonly string[];
  /** YYYY. */
  readonly bornYear: string | null;
}

const NAMES_MAX = 40;
const NAME_LENGTH_MAX = 300;

interface ListText {
  readonly source: Exclude<ListSource, 'sample'>;
  readonly csv: string;
  /** The names of the columns, where the rows come without them. */
  readonly head?: string;
  /** Of the first row. */
  readonly firstLine?: number;
}

interface ListRead {
  readonly entries: readonly ListedEntry[];
  /** Rows that say nothing that can be read. */
  readonly problems: readonly ListProblem[];
}

const TEXT_MAX = 80;

/** The entries of a list, and the rows that cannot be read. */
export function readList({ source, csv, head = '', firstLine = 1 }: ListText): ListRead {
  const rows = rowsOf(csv);
  if (source === 'ofac_sdn') return readRows(rows, firstLine, ofOfac);
  const [columns, ...data] = head === '' ? rows : [...rowsOf(head).slice(0, 1), ...rows];
  return readRows(data, firstLine, ofFollowTheMoney(columns?.cells ?? []));
}

function rowsOf(csv: string): readonly CsvRow[] {
  return readCsv(csv.toWellFormed().replaceAll('\u0000', ''), LIST_ROWS_MAX);
}

type Reader = (cells: readonly string[]) => ListedEntry | ListProblem['code'];

function readRows(rows: readonly CsvRow[], firstLine: number, read: Reader): ListRead {
  const found = new Map<string, ListedEntry>();
  const problems: ListProblem[] = [];
  for (const { cells, line } of rows) {
    const entry = read(cells);
    if (typeof entry !== 'string') found.set(entry.key, entry);
    else
      problems.push({
        line: firstLine + line - 1,
        code: entry,
        text: cells
          .join(',')
          .slice(0, TEXT_MAX)
          .toWellFormed()
          .replaceAll(/\p{Cc}/gu, '\uFFFD'),
      });
  }
  return { entries: [...found.values()], problems };
}

function entryOf(key: string, names: readonly string[], born: string): ReturnType<Reader> {
  if (!/^[\w.:-]{1,100}$/.test(key)) return 'no_key';
  const tidy = [...new Set(names.map((name) => name.trim().slice(0, NAME_LENGTH_MAX)))].filter(
    (name) => name !== '',
  );
  if (tidy.length === 0) return 'no_name';
  return { key, names: tidy.slice(0, NAMES_MAX), bornYear: /\d{4}/.exec(born)?.[0] ?? null };
}

const OFAC_COLUMNS = 12;

/** SDN.CSV has no head: number, name, type, programme, and remarks in the twelfth column. `-0-` means nothing. */
function ofOfac(cells: readonly string[]): ReturnType<Reader> {
  // Another table, chosen by mistake, would take the place of the list.
  if (cells.length < OFAC_COLUMNS) return 'no_row';
  const [key = '', name = ''] = cells.map((cell) => cell.trim());
  if (!/^\d+$/.test(key)) return 'no_key';
  if (name === '-0-') return 'no_name';
  const remarks = cells[OFAC_COLUMNS - 1] ?? '';
  const others = [...remarks.matchAll(/a\.k\.a\. ["'“]([^"'”;]+)/gi)].map(([, other]) => other ?? '');
  return entryOf(key, [name, ...others], /DOB [^;]*/.exec(remarks)?.[0] ?? '');
}

/** The simple table of FollowTheMoney has a head: id, name, aliases and birth_date are read, several values divided by semicolons. */
function ofFollowTheMoney(head: readonly string[]): Reader {
  const column = (name: string) => head.findIndex((cell) => cell.trim().toLowerCase() === name);
  const [id, name, aliases, born] = [column('id'), column('name'), column('aliases'), column('birth_date')];
  if (id === -1 || name === -1) return () => 'no_key';
  return (cells) => {
    const others = aliases === -1 ? [] : (cells[aliases] ?? '').split(';');
    return entryOf(
      (cells[id] ?? '').trim(),
      [cells[name] ?? '', ...others],
      born === -1 ? '' : (cells[born] ?? ''),
    );
  };
}
