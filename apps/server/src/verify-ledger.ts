import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';

import { openLog } from '@egcr/server-kit/log';

import { openServices } from './compose.ts';
import { loadConfig } from './config-file.ts';
import type { Config } from './config.ts';
import { composeDomains } from './domains.ts';
import { keysInUse } from './installation-keys.ts';
import { type OpenedDatabase, openedDatabase } from './opened-database.ts';

/*
 * `npm run ledger:verify [-- --published <copy of checkpoints.txt>] [--json]`: derives every balance anew, hashes every transfer anew, and
 * compares with the signed roots, with the key of this installation and with what was published. Beside the running product or
 * while it stands still. Ends with 1 where something is not as it was.
 */
const { values } = parseArgs({
  options: { published: { type: 'string' }, json: { type: 'boolean', default: false } },
});
try {
  process.exitCode = await verify(loadConfig());
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 2;
}

async function verify(config: Config): Promise<number> {
  const database = await openedDatabase(config);
  try {
    return await verifyOpened(config, database);
  } finally {
    await database.close();
  }
}

async function verifyOpened(config: Config, { url: databaseUrl }: OpenedDatabase): Promise<number> {
  const keys = await keysInUse({ dataDirectory: config.dataDirectory, databaseUrl });
  if (keys === undefined) throw new Error('The database is empty: there is nothing to verify yet.');
  const log = openLog({ role: 'verify', level: 'error' });
  const services = openServices({ config, databaseUrl, dataKeys: keys.data, log });
  try {
    const { ledger } = composeDomains(config, keys).doors;
    const sealed = ledger.log;
    const published = values.published ?? sealed.publishTo;
    if (values.published !== undefined && !existsSync(values.published)) {
      throw new Error(`There is no file ${values.published}.`);
    }
    const verdict = await sealed.verify(services.db, { published, onProgress: progress });
    const { broken } = await ledger.proof(services.db);
    const waiting = await sealed.waiting(services.db);
    report({ ...verdict, broken, waiting, published });
    return verdict.findings.length + broken.length === 0 ? 0 : 1;
  } finally {
    await services.pool.end();
  }
}

function progress(transfers: number): void {
  if (!values.json && process.stdout.isTTY) process.stdout.write(`\r${transfers} transfers checked`);
}

interface Report {
  readonly checkpoints: number;
  readonly transfers: number;
  readonly waiting: number;
  readonly findings: readonly { readonly fault: string; readonly seq: string; readonly detail: string }[];
  readonly broken: readonly { readonly kind: string; readonly id: string }[];
  readonly published: string | undefined;
}

function report(found: Report): void {
  const { checkpoints, transfers, waiting, findings, broken, published } = found;
  if (values.json) {
    process.stdout.write(`${JSON.stringify(found)}\n`);
    return;
  }
  const lines = [
    `${transfers} transfers under ${checkpoints} signed roots, compared with ${published ?? 'nothing published'}; ${waiting} wait for the next root.`,
    ...findings.map(
      ({ fault, seq, detail }) => `WRONG ${fault}${seq === '' ? '' : ` in root ${seq}`}: ${detail}`,
    ),
    ...broken.map(({ kind, id }) => `WRONG ${kind}: ${id}`),
    findings.length + broken.length === 0
      ? 'Everything is as it was signed, and every balance follows from its entries.'
      : `${findings.length + broken.length} findings.`,
  ];
  process.stdout.write(`\n${lines.join('\n')}\n`);
}
