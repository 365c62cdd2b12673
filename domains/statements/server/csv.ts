import { csvRow, csvTyped } from '@egcr/server-kit/csv';

import { major, type Line, type Lines, type Statement } from './statement.ts';

const HEAD = [
  'time',
  'type',
  'amount',
  'currency',
  'balance',
  'counterpart',
  'username',
  'note',
  'reference',
  'transfer_id',
];

/** RFC 4180 in UTF-8, with the opening balance as first row and the closing balance as last. Amounts are plain numbers. */
export async function* csvOf(statement: Statement, lines: Lines): AsyncGenerator<string> {
  const balance = (type: string, at: Date, minor: bigint) =>
    csvRow([at.toISOString(), type, '', statement.asset.code, major(statement, minor), '', '', '', '', '']);
  yield csvRow(HEAD) + balance('opening_balance', statement.period.from, statement.openingMinor);
  for await (const page of lines) yield page.map((line) => rowOf(statement, line)).join('');
  yield balance('closing_balance', statement.period.to, statement.closingMinor);
}

function rowOf(statement: Statement, line: Line): string {
  return csvRow([
    line.at.toISOString(),
    line.kind,
    major(statement, line.amountMinor),
    statement.asset.code,
    major(statement, line.balanceMinor),
    csvTyped(line.counterpart?.name),
    csvTyped(line.counterpart?.username),
    csvTyped(line.note),
    line.reference,
    line.transferId,
  ]);
}
