import { readFile } from 'node:fs/promises';

import { parserAside } from '@egcr/server-kit/aside/parse-aside';
import type { Work } from '@egcr/server-kit/work';

import type { RateTable } from '../../contract/shapes.ts';
import { importTable } from '../import-rates.ts';
import type { parse } from './parse-operator-table.ts';
import { TABLE_TEXT_MAX, TableError } from './parse-table.ts';

/** The job that fetches the operator's table. */
export const FETCH_TABLE = 'rates.fetch_table';

const PATIENCE_MS = 10_000;
const parseAside = parserAside<typeof parse>(new URL('parse-operator-table.ts', import.meta.url));

/** Fetches a table and brings it into force. Throws where it cannot be had or read, so that the job is tried again and the log says so. */
export async function fetchTable(work: Work, url: string): Promise<void> {
  const response = await fetch(url, {
    headers: { accept: 'application/xml, text/csv, application/json' },
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  if (!response.ok) throw new TableError(`the table's address answered ${response.status}`);
  await take(work, await parseAside(await textWithin(response), FETCH_TABLE));
}

/** Reads the operator's file, at each start. */
export async function readTableFile(work: Work, path: string): Promise<void> {
  await take(work, await parseAside(await readFile(path, 'utf8'), FETCH_TABLE));
}

/** A table dated later on its day than it came is as old as its arrival. */
async function take(work: Work, table: RateTable): Promise<void> {
  const isAhead = new Date(table.as_of) > work.now;
  const as_of = isAhead ? work.now.toISOString() : table.as_of;
  await importTable(work, { ...table, as_of }, { kind: table.kind ?? 'table', isApproved: false });
}

/** Stops reading where the text grows longer than a table can be. */
async function textWithin(response: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const part of response.body ?? []) {
    text += decoder.decode(part, { stream: true });
    if (text.length > TABLE_TEXT_MAX)
      throw new TableError('the table is larger than a table of rates can be');
  }
  return text + decoder.decode();
}
