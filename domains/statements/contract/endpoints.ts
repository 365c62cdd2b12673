import { endpoint } from '@egcr/contract/endpoint';
import { platformRefusals } from '@egcr/contract/refusals';
import { isDay } from '@egcr/wallet/contract';
import * as z from 'zod/mini';

import { STATEMENT_DAYS_MAX } from './limits.ts';

export const statementFormats = ['pdf', 'csv', 'ofx', 'camt053'] as const;
export type StatementFormat = (typeof statementFormats)[number];

/** Media type of each format, and how the names of its files end. */
export const statementFiles = {
  pdf: { mediaType: 'application/pdf', ending: 'pdf' },
  csv: { mediaType: 'text/csv', ending: 'csv' },
  ofx: { mediaType: 'application/x-ofx', ending: 'ofx' },
  camt053: { mediaType: 'application/xml', ending: 'xml' },
} as const satisfies Readonly<Record<StatementFormat, { mediaType: string; ending: string }>>;

const DAY_MS = 24 * 3600 * 1000;

/** A day of the calendar, `2026-11-20`. */
const day = z.string().check(z.refine(isDay, 'day_format'));

/** The first instant of a day in UTC; undefined where there is no such day. */
export function dayStart(text: string): Date | undefined {
  const start = new Date(`${text}T00:00:00Z`);
  return Number.isNaN(start.getTime()) ? undefined : start;
}

/** Days from the first to the last, both counted. */
function daysBetween(from: string, to: string): number {
  return ((dayStart(to)?.getTime() ?? 0) - (dayStart(from)?.getTime() ?? 0)) / DAY_MS + 1;
}

/** Days are those of UTC, first and last included. OFX and camt.053 know currencies of three letters only. */
export const statementCall = endpoint({
  name: 'wallet.read_statement',
  summary:
    'The statement of one of your accounts, or of a business to whose team you belong, as a file: opening balance, every transaction, closing balance.',
  method: 'GET',
  path: '/api/v1/wallet/statements',
  query: z.object({ account: z.string(), from: day, to: day, format: z.enum(statementFormats) }).check(
    z.refine(({ from, to }) => daysBetween(from, to) >= 1, { error: 'ends_before_begin', path: ['to'] }),
    z.refine(({ from, to }) => daysBetween(from, to) <= STATEMENT_DAYS_MAX, {
      error: 'period_too_long',
      path: ['to'],
    }),
  ),
  file: Object.values(statementFiles).map(({ mediaType }) => mediaType),
  refusals: [platformRefusals.not_found],
  access: 'profiled',
  pin: 'verified',
  rate: 'money',
});

export const receiptCall = endpoint({
  name: 'wallet.read_receipt',
  summary: 'The receipt of a transaction of yours as a file to print or keep.',
  method: 'GET',
  path: '/api/v1/wallet/activity/:id/receipt',
  params: z.object({ id: z.string() }),
  file: [statementFiles.pdf.mediaType],
  refusals: [platformRefusals.not_found],
  access: 'profiled',
  pin: 'verified',
  rate: 'money',
});
