import { toInstant } from '@egcr/contract/time';

import { FileReply } from '../http/file-reply.ts';
import type { Database } from '../postgres/database.ts';
import { csvRow } from './csv.ts';

const ROWS_AT_ONCE = 500;
const ROWS_MAX = 10_000;

interface SheetOf<Row> {
  /** Of the file, without its day and ending. */
  readonly name: string;
  readonly now: Date;
  readonly head: readonly string[];
  readonly list: (
    db: Database,
    page: { readonly after: string | undefined; readonly limit: number },
  ) => Promise<readonly Row[]>;
  /** The values of some rows, which may be fewer: a row of which nothing is left to show is left out. */
  readonly values: (
    db: Database,
    rows: readonly Row[],
  ) => readonly (readonly string[])[] | Promise<readonly (readonly string[])[]>;
}

/** A list that is read page by page, as a file of values: up to 10,000 rows, in the order of the list. */
export function sheetOf<Row extends { readonly id: string }>(sheet: SheetOf<Row>): FileReply {
  const name = `egcr-${sheet.name}-${toInstant(sheet.now).slice(0, 10)}.csv`;
  return new FileReply({ name, mediaType: 'text/csv', content: (db) => linesOf(db, sheet) });
}

async function* linesOf<Row extends { readonly id: string }>(
  db: Database,
  { head, list, values }: SheetOf<Row>,
): AsyncGenerator<string> {
  yield csvRow(head);
  let after: string | undefined;
  for (let sent = 0; sent < ROWS_MAX; sent += ROWS_AT_ONCE) {
    const rows = await list(db, { after, limit: ROWS_AT_ONCE });
    yield (await values(db, rows)).map(csvRow).join('');
    if (rows.length < ROWS_AT_ONCE) return;
    after = rows.at(-1)?.id;
  }
}
