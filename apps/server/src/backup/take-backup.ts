import { resolve } from 'node:path';
import { parseArgs } from 'node:util';

import { loadConfig } from '../config-file.ts';
import { copyDatabase } from './copy-database.ts';

/*
 * `npm run backup [-- --to <directory>] [--with-keys]`: a copy of the embedded database, the uploaded files and the ledger's published
 * roots, while the product runs. BACKUP_DIR where no directory is named.
 */
const { values } = parseArgs({
  options: { to: { type: 'string' }, 'with-keys': { type: 'boolean', default: false } },
});
try {
  process.stdout.write(await backup());
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}

async function backup(): Promise<string> {
  const config = loadConfig();
  if (config.databaseUrl !== undefined)
    throw new Error('The database is external: use its own backup. docs/operations.md names the commands.');
  const backupDirectory = values.to === undefined ? config.backupDirectory : resolve(values.to);
  if (backupDirectory === undefined)
    throw new Error('Say where: npm run backup -- --to <directory>, or set BACKUP_DIR.');
  const since = performance.now();
  const { folder, files, bytes } = await copyDatabase({
    dataDirectory: config.dataDirectory,
    backupDirectory,
    withKeys: values['with-keys'],
  });
  const seconds = ((performance.now() - since) / 1000).toFixed(1);
  const keeps =
    config.backupDirectory === backupDirectory
      ? 'What happens from now on is in the log beside it.'
      : `It holds what was there until now. To keep what follows too, set BACKUP_DIR=${backupDirectory} and start again.`;
  const keys = values['with-keys']
    ? ''
    : `Keep ${config.dataDirectory}/keys in another safe place: without them it opens nothing.\n`;
  return `${files} files, ${Math.ceil(bytes / 1_048_576)} MiB in ${seconds} s: ${folder}\n${keeps}\n${keys}`;
}
