import { resolve } from 'node:path';
import { parseArgs } from 'node:util';

import type { BringBackOrder, BroughtBack } from './bring-back.ts';

/** What a person asks for with `--from <directory> --data-dir <new directory> [--until <time>] [--keys <directory>]`. */
export function restoreOrder(args: readonly string[]): BringBackOrder {
  const { values } = parseArgs({
    args: [...args],
    options: {
      from: { type: 'string' },
      until: { type: 'string' },
      'data-dir': { type: 'string' },
      keys: { type: 'string' },
    },
  });
  const { from, until, keys, 'data-dir': dataDir } = values;
  if (from === undefined || dataDir === undefined) {
    throw new Error(
      'Say from where and to where: npm run restore -- --from <directory> --data-dir <new directory>',
    );
  }
  return {
    backupDirectory: resolve(from),
    dataDirectory: resolve(dataDir),
    until: until === undefined ? undefined : instantIn(until),
    keysDirectory: keys === undefined ? undefined : resolve(keys),
  };
}

/** A moment needs its zone: an hour's mistake here is an hour of payments. */
function instantIn(text: string): Date {
  const instant = new Date(text);
  if (Number.isNaN(instant.getTime()) || !/(Z|[+-]\d\d:?\d\d)$/.test(text)) {
    throw new Error(`--until ${text} is no moment. Write it with its zone: 2026-11-20T14:30:00Z`);
  }
  return instant;
}

/** What was brought back, where it is, and how long that took. */
export function restoredWords(
  { copy, tables, indexes }: BroughtBack,
  { dataDirectory, tookMs }: { readonly dataDirectory: string; readonly tookMs: number },
): string {
  const seconds = (tookMs / 1000).toFixed(1);
  return `${copy}\nis back in ${dataDirectory} after ${seconds} s; ${tables} tables and ${indexes} indexes are whole.\n`;
}
