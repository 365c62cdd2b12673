import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';

import { bringBack } from './bring-back.ts';

/*
 * `npm run restore -- --from <directory> --data-dir <new directory> [--until <time>] [--keys <directory>]`: brings a backup back into a
 * new data directory, up to the moment named or to all there is; then reads every table and index, and verifies the ledger. The
 * product is not running on either directory. Ends with 0 only where everything is right.
 */
const VERIFY = join(import.meta.dirname, '..', 'verify-ledger.ts');

try {
  process.exitCode = await restore();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}

async function restore(): Promise<number> {
  const { values } = parseArgs({
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
  const dataDirectory = resolve(dataDir);
  const since = performance.now();
  const { copy, tables, indexes } = await bringBack({
    backupDirectory: resolve(from),
    dataDirectory,
    until: until === undefined ? undefined : instantIn(until),
    keysDirectory: keys === undefined ? undefined : resolve(keys),
  });
  const seconds = ((performance.now() - since) / 1000).toFixed(1);
  process.stdout.write(
    `${copy}\nis back in ${dataDirectory} after ${seconds} s; ${tables} tables and ${indexes} indexes are whole.\n`,
  );
  const status = await verifyLedger(dataDirectory);
  if (status === 0) process.stdout.write(`Start it: DATA_DIR=${dataDirectory} npm start\n`);
  return status;
}

async function verifyLedger(dataDirectory: string): Promise<number> {
  const child = spawn(process.execPath, [VERIFY], {
    stdio: 'inherit',
    env: { PATH: process.env['PATH'], DATA_DIR: dataDirectory },
  });
  const [status] = await once(child, 'exit');
  return typeof status === 'number' ? status : 1;
}

/** A moment needs its zone: an hour's mistake here is an hour of payments. */
function instantIn(text: string): Date {
  const instant = new Date(text);
  if (Number.isNaN(instant.getTime()) || !/(Z|[+-]\d\d:?\d\d)$/.test(text)) {
    throw new Error(`--until ${text} is no moment. Write it with its zone: 2026-11-20T14:30:00Z`);
  }
  return instant;
}
