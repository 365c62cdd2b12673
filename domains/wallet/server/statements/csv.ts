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
    row([at.toISOString(), type, '', statement.asset.code, major(statement, minor), '', '', '', '', '']);
  yield row(HEAD) + balance('opening_balance', statement.period.from, statement.openingMinor);
  for await (const page of lines) yield page.map((line) => rowOf(statement, line)).join('');
  yield balance('closing_balance', statement.period.to, statement.closingMinor);
}

function rowOf(statement: Statement, line: Line): string {
  return row([
    line.at.toISOString(),
    line.kind,
    major(statement, line.amountMinor),
    statement.asset.code,
    major(statement, line.balanceMinor),
    typed(line.counterpart?.name),
    typed(line.counterpart?.username),
    typed(line.note),
    line.reference,
    line.transferId,
  ]);
}

function row(cells: readonly string[]): string {
  return `${cells.map(cell).join(',')}\r\n`;
}

function cell(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** What people typed: a spreadsheet would run what looks like a formula, so it gets a mark that makes it text. */
function typed(text: string | null | undefined): string {
  if (!text) return '';
  return /^\s*[=+\-@|%\t\r]/.test(text) ? `'${text}` : text;
}
