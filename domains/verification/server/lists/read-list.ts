import { LIST_ROWS_MAX } from '../../contract/limits.ts';
import type { ListSource } from '../../contract/list-sources.ts';
import { readCsv } from './read-csv.ts';

/** A person or a business of a list. */
export interface ListedEntry {
  readonly key: string;
  readonly names: readonly string[];
  /** YYYY. */
  readonly bornYear: string | null;
}

const NAMES_MAX = 40;
const NAME_LENGTH_MAX = 300;

/** The entries of a list, and how many rows say nothing that can be read. */
export function readList(
  source: Exclude<ListSource, 'sample'>,
  csv: string,
): { readonly entries: readonly ListedEntry[]; readonly skipped: number } {
  const rows = readCsv(csv.toWellFormed().replaceAll('\u0000', ''), LIST_ROWS_MAX);
  const read = source === 'ofac_sdn' ? rows.map(ofOfac) : ofFollowTheMoney(rows);
  const found = new Map(read.flatMap((entry) => (entry === undefined ? [] : [[entry.key, entry] as const])));
  return { entries: [...found.values()], skipped: read.filter((entry) => entry === undefined).length };
}

function entryOf(key: string, names: readonly string[], born: string): ListedEntry | undefined {
  const tidy = [...new Set(names.map((name) => name.trim().slice(0, NAME_LENGTH_MAX)))].filter(
    (name) => name !== '',
  );
  if (!/^[\w.:-]{1,100}$/.test(key) || tidy.length === 0) return undefined;
  return { key, names: tidy.slice(0, NAMES_MAX), bornYear: /\d{4}/.exec(born)?.[0] ?? null };
}

/** SDN.CSV has no head: number, name, type, programme, and remarks in the twelfth column. `-0-` means nothing. */
function ofOfac(cells: readonly string[]): ListedEntry | undefined {
  const [key = '', name = ''] = cells.map((cell) => cell.trim());
  if (!/^\d+$/.test(key) || name === '-0-') return undefined;
  const remarks = cells[11] ?? '';
  const others = [...remarks.matchAll(/a\.k\.a\. ["'“]([^"'”;]+)/gi)].map(([, other]) => other ?? '');
  return entryOf(key, [name, ...others], /DOB [^;]*/.exec(remarks)?.[0] ?? '');
}

/** The simple table of FollowTheMoney has a head: id, name, aliases and birth_date are read, several values divided by semicolons. */
function ofFollowTheMoney([head = [], ...rows]: readonly (readonly string[])[]): readonly (
  | ListedEntry
  | undefined
)[] {
  const column = (name: string) => head.findIndex((cell) => cell.trim().toLowerCase() === name);
  const [id, name, aliases, born] = [column('id'), column('name'), column('aliases'), column('birth_date')];
  if (id === -1 || name === -1) return rows.map(() => undefined);
  return rows.map((cells) => {
    const others = aliases === -1 ? [] : (cells[aliases] ?? '').split(';');
    return entryOf(
      (cells[id] ?? '').trim(),
      [cells[name] ?? '', ...others],
      born === -1 ? '' : (cells[born] ?? ''),
    );
  });
}
