import { createHash } from 'node:crypto';

import { IMPORT_ENTRIES_MAX, IMPORT_VALUE_MAX_LENGTH } from '../../contract/limits.ts';
import type { OutsideEntry } from '../../contract/imports.ts';
import { nodesAt, readXml, textAt, type XmlNode } from '../rails/read-xml.ts';
import { columnsOf, rowsOf, type Columns } from './read-csv.ts';

/** An entry of a file, and what makes it one of its kind. */
export interface ReadEntry extends OutsideEntry {
  readonly fingerprint: Uint8Array;
}

export interface ReadFile {
  readonly format: 'csv' | 'ofx' | 'camt053';
  readonly entries: readonly ReadEntry[];
  /** By line of a CSV, or by place of the entry. */
  readonly problems: readonly { readonly line: number; readonly code: string }[];
  readonly isTooLong: boolean;
}

/** Tells the format by the content. Undefined where it is none of ours. */
export function readFile(content: string): ReadFile | undefined {
  const text = content.replace(/^\uFEFF/, '').trimStart();
  if (/<OFX>/i.test(text)) return readOfx(text);
  if (text.startsWith('<')) return readCamt(text);
  return readCsv(text);
}

const TEXT_MAX = 300;
/** Of a text that is longer the rest is never looked at. */
const TEXT_READ_MAX = 10 * TEXT_MAX;

interface Found {
  readonly date: string | undefined;
  readonly amount: string | undefined;
  readonly currency: string;
  readonly text: string;
  /** The bank's own name for it, where it has one. */
  readonly own: string | undefined;
}

/** Checks and fingerprints what a format has found. Entries that are alike in a file count as many. */
function collect(format: ReadFile['format'], found: readonly { line: number; entry: Found }[]): ReadFile {
  const entries: ReadEntry[] = [];
  const problems: { line: number; code: string }[] = [];
  const seen = new Map<string, number>();
  for (const { line, entry } of found.slice(0, IMPORT_ENTRIES_MAX)) {
    const bookedOn = dayOf(entry.date ?? '');
    const amount = amountOf(entry.amount ?? '');
    if (bookedOn === undefined) problems.push({ line, code: 'day_format' });
    else if (amount === undefined) problems.push({ line, code: 'invalid_amount' });
    else if (!/^[A-Z]{3,5}$/.test(entry.currency)) problems.push({ line, code: 'unknown_currency' });
    else {
      const text = cleaned(entry.text);
      const kind = entry.own ?? [bookedOn, amount, entry.currency, text].join('\u0000');
      const count = (seen.get(kind) ?? 0) + 1;
      seen.set(kind, count);
      const fingerprint = createHash('sha256').update(`${kind}\u0000${count}`).digest();
      entries.push({ booked_on: bookedOn, amount, currency: entry.currency, text, fingerprint });
    }
  }
  return { format, entries, problems, isTooLong: found.length > IMPORT_ENTRIES_MAX };
}

function readCsv(text: string): ReadFile | undefined {
  const rows = rowsOf(text);
  const [head] = rows;
  const columns = head && columnsOf(head.cells);
  if (!columns) return undefined;
  return collect(
    'csv',
    rows.slice(1).map(({ line, cells }) => ({ line, entry: fromCells(cells, columns) })),
  );
}

function fromCells(cells: readonly string[], columns: Columns): Found {
  const cell = (at: number | undefined) => (at === undefined ? '' : (cells[at] ?? '').trim());
  return {
    date: cell(columns.date),
    amount: cell(columns.amount),
    currency: (cell(columns.currency) || 'EUR').toUpperCase(),
    text: columns.texts.map(cell).filter(Boolean).join(' · '),
    own: cell(columns.id) || undefined,
  };
}

/** OFX of version 2 is XML; of version 1 its tags need not be closed, so its entries are read tag by tag. */
function readOfx(text: string): ReadFile {
  const currency = (/<CURDEF>\s*([A-Z]{3,5})/i.exec(text)?.[1] ?? '').toUpperCase();
  const parts = text.split(/<STMTTRN>/i, IMPORT_ENTRIES_MAX + 2).slice(1);
  return collect(
    'ofx',
    parts.map((part, at) => {
      const value = (tag: string) => new RegExp(`<${tag}>([^<\\r\\n]{0,1000})`, 'i').exec(part)?.[1]?.trim();
      const date = value('DTPOSTED');
      return {
        line: at + 1,
        entry: {
          date: date && `${date.slice(0, 4)}-${date.slice(4, 6)}-${date.slice(6, 8)}`,
          amount: value('TRNAMT'),
          currency,
          text: [value('NAME'), value('MEMO')].filter(Boolean).map(unescaped).join(' · '),
          own: value('FITID'),
        },
      };
    }),
  );
}

function readCamt(text: string): ReadFile | undefined {
  const document = readXml(text);
  const statements = document ? nodesAt(document, 'Document', 'BkToCstmrStmt', 'Stmt') : [];
  if (statements.length === 0) return undefined;
  return collect(
    'camt053',
    statements
      .flatMap((statement) => nodesAt(statement, 'Ntry'))
      .slice(0, IMPORT_ENTRIES_MAX + 1)
      .map((entry, at) => ({ line: at + 1, entry: fromNode(entry) })),
  );
}

function fromNode(node: XmlNode): Found {
  const [amount] = nodesAt(node, 'Amt');
  const sign = textAt(node, 'CdtDbtInd') === 'DBIT' ? '-' : '';
  const currency = amount?.['@Ccy'];
  const [details] = nodesAt(node, 'NtryDtls', 'TxDtls');
  const parties = details ? nodesAt(details, 'RltdPties') : [];
  const names = parties.map(
    (party) =>
      textAt(party, sign === '-' ? 'Cdtr' : 'Dbtr', 'Pty', 'Nm') ??
      textAt(party, sign === '-' ? 'Cdtr' : 'Dbtr', 'Nm'),
  );
  return {
    date: (textAt(node, 'BookgDt', 'Dt') ?? textAt(node, 'BookgDt', 'DtTm'))?.slice(0, 10),
    amount: `${sign}${textAt(node, 'Amt') ?? ''}`,
    currency: typeof currency === 'string' ? currency : '',
    text: [...names, details && textAt(details, 'RmtInf', 'Ustrd'), textAt(node, 'AddtlNtryInf')]
      .filter(Boolean)
      .join(' · '),
    own: textAt(node, 'AcctSvcrRef'),
  };
}

/** `2026-11-20`, `20.11.2026`, `20/11/2026` (day first), with or without a time after it. */
export function dayOf(text: string): string | undefined {
  if (text.length > IMPORT_VALUE_MAX_LENGTH) return undefined;
  const iso = /^(\d{4})-(\d{2})-(\d{2})(?!\d)/.exec(text);
  const other = /^(\d{1,2})[./](\d{1,2})[./](\d{4})(?!\d)/.exec(text);
  const [year, month, day] = iso
    ? [iso[1], iso[2], iso[3]]
    : [other?.[3], other?.[2]?.padStart(2, '0'), other?.[1]?.padStart(2, '0')];
  const written = `${year}-${month}-${day}`;
  const at = new Date(`${written}T00:00:00Z`);
  // The year 0 is none in a database.
  return year === '0000' || Number.isNaN(at.getTime()) || at.toISOString().slice(0, 10) !== written
    ? undefined
    : written;
}

/** Plain decimal text of `1,234.50`, `1.234,50`, `-12`, `12,50-`, `(12.50)`; the last mark followed by one or two digits is the decimal one. */
export function amountOf(text: string): string | undefined {
  if (text.length > IMPORT_VALUE_MAX_LENGTH) return undefined;
  const tidy = text.replace(/[\s\u00A0\u202F'’+]/g, '').replace('−', '-');
  const inner = /^\((.*)\)$/.exec(tidy)?.[1] ?? tidy.replace(/^-|-$/, '');
  const isNegative = inner !== tidy;
  const decimal = /[.,](\d{1,2})$/.exec(inner) ?? /^\d+\.(\d{3,6})$/.exec(inner);
  const whole = inner.slice(0, decimal ? inner.length - (decimal[1]?.length ?? 0) - 1 : undefined);
  if (!/^(\d{1,15}|\d{1,3}([.,]\d{3}){1,4})$/.test(whole)) return undefined;
  const digits = whole.replace(/[.,]/g, '').replace(/^0+(?=\d)/, '');
  const amount = decimal ? `${digits}.${decimal[1] ?? ''}` : digits;
  return isNegative && /[1-9]/.test(amount) ? `-${amount}` : amount;
}

function cleaned(text: string): string {
  const plain = text
    .slice(0, TEXT_READ_MAX)
    .toWellFormed()
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ');
  return Array.from(plain.replace(/\s+/g, ' ').trim()).slice(0, TEXT_MAX).join('');
}

function unescaped(text: string | undefined): string {
  return (text ?? '').replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');
}
