import { parseArgs } from 'node:util';

import { openLog } from '@egcr/server-kit/log';
import { countUnderEarlierKeys, reseal, sealedColumns } from '@egcr/server-kit/reseal';

import { openServices } from './compose.ts';
import { loadConfig } from './config-file.ts';
import type { Config } from './config.ts';
import { composeDomains } from './domains.ts';
import { keysInUse } from './installation-keys.ts';
import { dropDataKeys, rotateDataKeys, rotateKeys, rotateLogKey } from './keys.ts';
import { openedDatabase } from './opened-database.ts';

/*
 * `npm run keys:rotate`: the next key that signs access tokens takes over. `-- --ledger-log`: a new key signs the roots of the ledger's log.
 * `-- --data`: the next key that seals fields of the database takes over. Start every server again afterwards, one by one.
 * `-- --reseal`, beside the running product: everything that earlier keys have sealed is sealed with the present one; may be ended and begun
 * again. `-- --drop-earlier`: forgets the earlier keys, once nothing in the database needs them.
 */
const { values } = parseArgs({
  options: {
    'ledger-log': { type: 'boolean', default: false },
    data: { type: 'boolean', default: false },
    reseal: { type: 'boolean', default: false },
    'drop-earlier': { type: 'boolean', default: false },
  },
});
try {
  process.stdout.write(`${await rotate(loadConfig())}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}

async function rotate(config: Config): Promise<string> {
  const { dataDirectory } = config;
  if (values.reseal) return withSealed(config, resealAll);
  if (values['drop-earlier']) return withSealed(config, dropEarlier);
  if (values.data)
    return `Servers started from now on seal with the data key ${rotateDataKeys(dataDirectory)}. What earlier keys have sealed stays readable. Start every server again, then run: npm run keys:rotate -- --reseal`;
  if (values['ledger-log'])
    return `Servers started from now on sign the roots of the ledger's log with ${rotateLogKey(dataDirectory)}. Roots of the last key stay right.`;
  return `Servers started from now on sign with key ${rotateKeys(dataDirectory)}. Tokens of the last key stay valid.`;
}

type Sealed = Parameters<typeof countUnderEarlierKeys>[0] & Parameters<typeof reseal>[0];

async function withSealed(
  config: Config,
  body: (sealed: Sealed, dataDirectory: string) => Promise<string>,
): Promise<string> {
  const { dataDirectory } = config;
  const database = await openedDatabase(config);
  try {
    const keys = await keysInUse({ dataDirectory, databaseUrl: database.url });
    if (keys === undefined) throw new Error('The database is empty: nothing is sealed yet.');
    const log = openLog({ role: 'reseal', level: config.logLevel });
    const services = openServices({ config, databaseUrl: database.url, dataKeys: keys.data, log });
    const columns = sealedColumns(composeDomains(config, keys).list);
    try {
      return await body({ services, columns }, dataDirectory);
    } finally {
      await services.pool.end();
    }
  } finally {
    await database.close();
  }
}

async function resealAll(sealed: Sealed): Promise<string> {
  const rows = await reseal({ ...sealed, onProgress: progress });
  const left = await countUnderEarlierKeys(sealed);
  return left === 0
    ? `${rows} rows were sealed with the present key; none is left under an earlier one.`
    : `${rows} rows were sealed with the present key; ${left} are under earlier ones, written meanwhile by servers that were not started again. Start them again and repeat.`;
}

async function dropEarlier(sealed: Sealed, dataDirectory: string): Promise<string> {
  const left = await countUnderEarlierKeys(sealed);
  if (left > 0) {
    throw new Error(
      `${left} rows are sealed with earlier keys: nothing was dropped. Start every server again, then run: npm run keys:rotate -- --reseal`,
    );
  }
  dropDataKeys(dataDirectory);
  return 'The earlier data keys are gone from keys.json. Backups from before the last reseal need the copy of keys.json that was kept with them.';
}

function progress(rows: number): void {
  if (process.stdout.isTTY) process.stdout.write(`\r${rows} rows sealed anew`);
}
