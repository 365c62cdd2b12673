import { TooCostly } from '@egcr/server-kit/aside/too-costly';

import { IMPORT_COLUMNS_MAX, IMPORT_ENTRIES_MAX, IMPORT_TEXT_COLUMNS_MAX } from '../../contract/limits.ts';

export interface Row {
  /** Where it begins in the file, from 1. */
  readonly line: number;
  readonly cells: readonly string[];
}

/** Which column holds what, by the names banks give them in our languages. */
export interface Columns {
  readonly date: number;
  readonly amount: number;
  readonly currency: number | undefined;
  readonly id: number | undefined;
  readonly texts: readonly number[];
}

const MARKS = [',', ';', '\t'] as const;

/**
 * Rows of a CSV (RFC 4180, or with semicolons or tabs between its cells), in time that grows with its length alone. Empty rows are left
 * out. Stops after one row more than an import takes. Throws TooCostly where a row has more columns than a statement can have.
 */
export function rowsOf(text: string): readonly Row[] {
  const mark = markOf(text.slice(0, text.search(/[\r\n]|$/)));
  const rows: Row[] = [];
  let [at, line] = [0, 1];
  while (at < text.length && rows.length <= IMPORT_ENTRIES_MAX + 1) {
    const begin = line;
    const cells: string[] = [];
    for (let isLast = false; !isLast;) {
      if (cells.length >= IMPORT_COLUMNS_MAX) throw new TooCostly('columns');
      const cell = cellAt(text, at, mark);
      cells.push(cell.text);
      line += cell.lines;
      isLast = text.charAt(cell.end) !== mark;
      at = cell.end + 1;
    }
    line += 1;
    if (cells.some((each) => each.trim() !== '')) rows.push({ line: begin, cells });
  }
  return rows;
}

function markOf(first: string): string {
  return MARKS.reduce((best, each) => (first.split(each).length > first.split(best).length ? each : best));
}

interface Cell {
  readonly text: string;
  /** Where the mark, the end of the row or of the text stands. */
  readonly end: number;
  /** Ends of lines inside its quotes. */
  readonly lines: number;
}

/** The cell that begins at a place. A quote counts where only blanks stand before it; after the closing one the rest is taken as it is. */
function cellAt(text: string, start: number, mark: string): Cell {
  const opening = quoteAt(text, start, mark);
  if (opening === undefined) {
    const end = plainEnd(text, start, mark);
    return { text: text.slice(start, end).replaceAll('\r', ''), end, lines: 0 };
  }
  let [at, lines] = [opening + 1, 0];
  const parts: string[] = [];
  for (;;) {
    const closing = text.indexOf('"', at);
    const until = closing === -1 ? text.length : closing;
    const part = text.slice(at, until);
    parts.push(part);
    for (let found = part.indexOf('\n'); found !== -1; found = part.indexOf('\n', found + 1)) lines += 1;
    at = until + 1;
    if (closing === -1 || text.charAt(at) !== '"') break;
    parts.push('"');
    at += 1;
  }
  const end = plainEnd(text, Math.min(at, text.length), mark);
  parts.push(text.slice(at, end).replaceAll('\r', ''));
  return { text: parts.join(''), end, lines };
}

function quoteAt(text: string, start: number, mark: string): number | undefined {
  let at = start;
  while (at < text.length && !isEnd(text, at, mark) && /\s/.test(text.charAt(at))) at += 1;
  return text.charAt(at) === '"' ? at : undefined;
}

/** The nearest mark or end of line. */
function plainEnd(text: string, start: number, mark: string): number {
  let at = start;
  while (at < text.length && !isEnd(text, at, mark)) at += 1;
  return at;
}

function isEnd(text: string, at: number, mark: string): boolean {
  const letter = text.charAt(at);
  return letter === mark || letter === '\n';
}

const NAMES = {
  date: /^(date|time|booking ?date|booked|posted|buchungstag|datum|fecha|data|date d.op[ée]ration|日期|交易日期|日付|取引日|날짜|거래일|التاريخ)/i,
  amount: /^(amount|betrag|importe|montant|importo|valor|金额|金額|금액|المبلغ)/i,
  currency: /^(currency|w[äa]hrung|moneda|devise|valuta|divisa|moeda|货币|币种|通貨|통화|العملة)/i,
  id: /^(transfer_id|transaction ?id|id|reference|fitid)$/i,
  text: /^(description|text|memo|note|payee|counterpart|name|verwendungszweck|beg[üu]nstigter|concepto|libell[ée]|descrizione|descri[çc][ãa]o|说明|摘要|内容|摘要|적요|البيان)/i,
} as const;

/** Undefined where no column is a date or none an amount: such a file is no statement. */
export function columnsOf(head: readonly string[]): Columns | undefined {
  const find = (name: RegExp) => {
    const at = head.findIndex((cell) => name.test(cell.trim()));
    return at === -1 ? undefined : at;
  };
  const [date, amount] = [find(NAMES.date), find(NAMES.amount)];
  if (date === undefined || amount === undefined) return undefined;
  const texts = head
    .flatMap((cell, at) => (NAMES.text.test(cell.trim()) ? [at] : []))
    .slice(0, IMPORT_TEXT_COLUMNS_MAX);
  return { date, amount, currency: find(NAMES.currency), id: find(NAMES.id), texts };
}
