import type { ReplyOf } from '@egcr/contract/endpoint';
import { toMajorText } from '@egcr/contract/money';
import { toInstant } from '@egcr/contract/time';
import { csvRow, csvTyped } from '@egcr/server-kit/csv';
import { pageById } from '@egcr/server-kit/data/page';
import type { Database } from '@egcr/server-kit/database';
import type { CallInput } from '@egcr/server-kit/domain';
import { FileReply } from '@egcr/server-kit/file-reply';
import type { Work } from '@egcr/server-kit/work';

import type { differencesCall, differencesFileCall, filesCall, filesSheetCall } from '../contract/index.ts';
import {
  listDifferenceRows,
  listFileRows,
  type DifferencesAsked,
  type FilesAsked,
  type ListedDifference,
  type ListedFile,
} from './settlement-lists.ts';
import { showDifference, showFile, signed } from './shown.ts';

type Query = CallInput<typeof differencesFileCall>['query'];
type Asked = Omit<DifferencesAsked, 'after' | 'limit'>;

function askedBy({ rail, mode, state, words }: Query): Asked {
  const typed = words?.trim();
  return {
    rail,
    state,
    isTest: mode === undefined ? undefined : mode === 'test',
    words: typed === '' ? undefined : typed,
  };
}

export async function listDifferences(
  work: Work,
  { query }: CallInput<typeof differencesCall>,
): Promise<ReplyOf<typeof differencesCall>> {
  const asked = askedBy(query);
  const { rows, next } = await pageById(query, (page) => listDifferenceRows(work.db, { ...asked, ...page }));
  return { items: rows.map(showDifference), next };
}

export async function listFiles(
  work: Work,
  { query }: CallInput<typeof filesCall>,
): Promise<ReplyOf<typeof filesCall>> {
  const asked = askedBy(query);
  const { rows, next } = await pageById(query, (page) => listFileRows(work.db, { ...asked, ...page }));
  return { items: rows.map(showFile), next };
}

const HEAD = [
  'opened_at',
  'rail',
  'mode',
  'kind',
  'state',
  'difference',
  'expected',
  'settled',
  'currency',
  'reference',
  'title',
  'file',
  'ended_at',
  'reason',
];
const FILES_HEAD = [
  'taken_at',
  'rail',
  'mode',
  'reference',
  'lines',
  'gross',
  'fee',
  'net',
  'currency',
  'differences',
  'open',
];
const ROWS_AT_ONCE = 500;
const ROWS_MAX = 10_000;

export async function exportDifferences(
  work: Work,
  { query }: CallInput<typeof differencesFileCall>,
): Promise<FileReply> {
  const asked = askedBy(query);
  return sheetOf(work, {
    name: 'settlement-differences',
    head: HEAD,
    list: (db, page) => listDifferenceRows(db, { ...asked, ...page }),
    cellsOf,
  });
}

export async function exportFiles(
  work: Work,
  { query }: CallInput<typeof filesSheetCall>,
): Promise<FileReply> {
  const asked = askedBy(query);
  return sheetOf(work, {
    name: 'settlement-files',
    head: FILES_HEAD,
    list: (db, page) => listFileRows(db, { ...asked, ...page }),
    cellsOf: fileCellsOf,
  });
}

interface Sheet<Row> {
  readonly name: string;
  readonly head: readonly string[];
  readonly list: (db: Database, page: Pick<FilesAsked, 'after' | 'limit'>) => Promise<readonly Row[]>;
  readonly cellsOf: (row: Row) => string[];
}

function sheetOf<Row extends { readonly id: string }>(
  work: Work,
  { name, head, list, cellsOf: cells }: Sheet<Row>,
): FileReply {
  async function* rowsOf(db: Database): AsyncGenerator<string> {
    yield csvRow(head);
    let after: string | undefined;
    for (let sent = 0; sent < ROWS_MAX; sent += ROWS_AT_ONCE) {
      const rows = await list(db, { after, limit: ROWS_AT_ONCE });
      yield rows.map((row) => csvRow(cells(row))).join('');
      if (rows.length < ROWS_AT_ONCE) return;
      after = rows.at(-1)?.id;
    }
  }
  const day = toInstant(work.now).slice(0, 10);
  return new FileReply({ name: `egcr-${name}-${day}.csv`, mediaType: 'text/csv', content: rowsOf });
}

function fileCellsOf(row: ListedFile): string[] {
  const { assetCode, assetScale } = signed(row, row.gross);
  const sums = [row.gross, row.fee, row.gross - row.fee].map((sum) => toMajorText(sum, assetScale));
  return [
    toInstant(row.taken_at),
    row.rail,
    row.is_test ? 'test' : 'live',
    csvTyped(row.reference),
    String(row.lines),
    ...sums,
    assetCode,
    String(row.differences),
    String(row.open),
  ];
}

function cellsOf(row: ListedDifference): string[] {
  const { assetCode, assetScale } = signed(row, row.amount);
  const sum = (amount: bigint | null) => (amount === null ? '' : toMajorText(amount, assetScale));
  return [
    toInstant(row.opened_at),
    row.rail,
    row.is_test ? 'test' : 'live',
    row.kind,
    row.state,
    sum(row.amount),
    sum(row.expected),
    sum(row.settled),
    assetCode,
    csvTyped(row.reference),
    csvTyped(row.title),
    row.file ?? '',
    row.ended_at === null ? '' : toInstant(row.ended_at),
    csvTyped(row.reason),
  ];
}
