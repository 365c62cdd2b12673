import { parseMajor } from '@egcr/contract/money';
import { assetOf, type AssetCode } from '@egcr/ledger/contract';
import { isOutsideRail, isSimulatedRail } from '@egcr/payments/contract';
import type { SettledKind } from '@egcr/payments/server';
import { Refusal } from '@egcr/server-kit/refusal';

import { SETTLEMENT_LINES_MAX } from '../contract/limits.ts';
import { settlementRefusals } from '../contract/refusals.ts';
import type { SettledLine } from './settled-lines.ts';

/** A settlement file, read and found sound. */
export interface ReadSettlement {
  readonly rail: string;
  readonly reference: string;
  readonly asset: AssetCode;
  readonly lines: readonly SettledLine[];
}

const HEAD = ['file', 'rail', 'currency', 'kind', 'reference', 'gross', 'fee', 'net'] as const;
type Column = (typeof HEAD)[number];

/** What Stripe calls the columns of its report of one payout, and the kinds of its lines. */
const STRIPE: Readonly<Record<Exclude<Column, 'rail' | 'reference'>, string>> = {
  file: 'automatic_payout_id',
  currency: 'currency',
  kind: 'reporting_category',
  gross: 'gross',
  fee: 'fee',
  net: 'net',
};
const KINDS: Readonly<Record<string, SettledKind>> = {
  sale: 'sale',
  refund: 'refund',
  refund_failure: 'refund_failure',
  dispute: 'dispute',
  charge: 'sale',
};
const REFERENCES = {
  sale: 'payment_metadata[reference]',
  refund: 'refund_metadata[reference]',
  refund_failure: 'refund_metadata[reference]',
  dispute: 'source_id',
} as const;
const REFERENCE = /^[\w:.-]{1,100}$/;
const FILE_NAME = /^[\w:. -]{1,100}$/;

function no(line: number, reason: string): Refusal {
  return new Refusal(settlementRefusals.settlement_unreadable, { members: { line, reason } });
}

/**
 * Reads a settlement file of values: ours (`file,rail,currency,kind,reference,gross,fee,net`, and a line `total` at its end), or Stripe's itemised
 * report of a payout. All lines are of one file, rail and currency, and each adds up. Refuses settlement_unreadable, with the first line that is wrong.
 */
export function readSettlement(content: string): ReadSettlement {
  const rows = rowsOf(content);
  const [head] = rows;
  if (head === undefined) throw no(1, 'empty');
  const names = head.cells.map((cell) => cell.trim().toLowerCase());
  const isOurs = HEAD.every((name) => names.includes(name));
  if (!isOurs && !Object.values(STRIPE).every((name) => names.includes(name))) throw no(1, 'columns');
  const body = rows.slice(1);
  const last = body.at(-1);
  if (last === undefined) throw no(1, 'empty');
  if (body.length > SETTLEMENT_LINES_MAX + 1) throw no(SETTLEMENT_LINES_MAX + 2, 'too_many');
  const cell = (row: Row, name: string): string => (row.cells[names.indexOf(name)] ?? '').trim();
  const first = body[0] ?? last;
  const asset = assetOf(cell(first, 'currency').toUpperCase());
  if (asset === undefined) throw no(first.line, 'currency');
  const file = {
    reference: cell(first, isOurs ? 'file' : STRIPE.file),
    rail: isOurs ? cell(first, 'rail') : 'stripe',
  };
  if (!FILE_NAME.test(file.reference)) throw no(first.line, 'file');
  if (!isSimulatedRail(file.rail) && !isOutsideRail(file.rail)) throw no(first.line, 'rail');
  // The total as well: that of another file would prove nothing of this one.
  for (const row of body) {
    const isSame =
      cell(row, isOurs ? 'file' : STRIPE.file) === file.reference &&
      cell(row, 'currency').toUpperCase() === asset.code &&
      (!isOurs || cell(row, 'rail') === file.rail);
    if (!isSame) throw no(row.line, 'mixed');
  }
  const lines = (isOurs ? body.slice(0, -1) : body).map((row) =>
    lineOf(row, isOurs, { cell, scale: asset.scale }),
  );
  if (lines.length === 0) throw no(last.line, 'empty');
  if (isOurs) requireTotal(last, lines, { cell, scale: asset.scale });
  return { ...file, asset: asset.code, lines };
}

interface Reading {
  readonly cell: (row: Row, name: string) => string;
  readonly scale: number;
}

function lineOf(row: Row, isOurs: boolean, { cell, scale }: Reading): SettledLine {
  const kind = KINDS[cell(row, isOurs ? 'kind' : STRIPE.kind)];
  if (kind === undefined) throw no(row.line, 'kind');
  const reference = cell(row, isOurs ? 'reference' : REFERENCES[kind]);
  if (!REFERENCE.test(reference)) throw no(row.line, 'reference');
  const [gross, fee, net] = sumsOf(row, { cell, scale });
  if (gross - fee !== net) throw no(row.line, 'sum');
  if (kind === 'sale' || kind === 'refund_failure' ? gross < 0n : gross > 0n) throw no(row.line, 'sign');
  return { kind, reference, gross, fee };
}

/** The last line proves that the file is whole. */
function requireTotal(row: Row, lines: readonly SettledLine[], reading: Reading): void {
  if (reading.cell(row, 'kind') !== 'total') throw no(row.line, 'total');
  const [gross, fee, net] = sumsOf(row, reading);
  const { gross: grossOf, fee: feeOf } = totalsOf(lines);
  const isWhole = gross === grossOf && fee === feeOf && net === grossOf - feeOf;
  if (!isWhole || reading.cell(row, 'reference') !== String(lines.length)) throw no(row.line, 'total');
}

export function totalsOf(lines: readonly SettledLine[]): { readonly gross: bigint; readonly fee: bigint } {
  return {
    gross: lines.reduce((sum, { gross }) => sum + gross, 0n),
    fee: lines.reduce((sum, { fee }) => sum + fee, 0n),
  };
}

function sumsOf(row: Row, { cell, scale }: Reading): readonly [bigint, bigint, bigint] {
  const sum = (name: 'gross' | 'fee' | 'net'): bigint => {
    const text = cell(row, name);
    const isBelow = text.startsWith('-');
    const digits = isBelow ? text.slice(1) : text;
    // Machines write plain decimals: what groups thousands could be read in two ways.
    const read = /^\d+(\.\d+)?$/.test(digits) ? parseMajor(digits, { scale }) : undefined;
    if (read === undefined || !('amountMinor' in read)) throw no(row.line, name);
    return isBelow ? -read.amountMinor : read.amountMinor;
  };
  return [sum('gross'), sum('fee'), sum('net')];
}

interface Row {
  /** Of the file, from one. */
  readonly line: number;
  readonly cells: readonly string[];
}

/** Rows of values, with quotes where a cell has them. Empty rows count as lines and are nothing. */
function rowsOf(content: string): readonly Row[] {
  return content
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\n/)
    .flatMap((text, index) =>
      text.trim() === '' ? [] : [{ line: index + 1, cells: cellsOf(text, index + 1) }],
    );
}

/** Splitting quotes takes the square of a line's length. */
const LINE_LENGTH_MAX = 4_000;

function cellsOf(text: string, line: number): readonly string[] {
  if (text.length > LINE_LENGTH_MAX) throw no(line, 'too_long');
  if (!text.includes('"')) return text.split(',');
  return [...text.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(
    ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '',
  );
}
