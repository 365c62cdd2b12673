import { resolve } from 'node:path';
import { parseArgs } from 'node:util';

import type { Config } from '../config.ts';
import type { Copied, CopyOrder } from './copy-database.ts';

type Places = Pick<Config, 'databaseUrl' | 'backupDirectory' | 'dataDirectory'>;

/** What is asked for with `[--to <directory>] [--with-keys]`; to BACKUP_DIR where no directory is named. Refuses an external database, and a copy without a place. */
export function backupOrder(config: Places, args: readonly string[]): CopyOrder {
  const { values } = parseArgs({
    args: [...args],
    options: { to: { type: 'string' }, 'with-keys': { type: 'boolean', default: false } },
  });
  const { to, 'with-keys': withKeys } = values;
  if (config.databaseUrl !== undefined)
    throw new Error('The database is external: use its own backup. docs/operations.md names the commands.');
  const backupDirectory = to === undefined ? config.backupDirectory : resolve(to);
  if (backupDirectory === undefined)
    throw new Error('Say where: npm run backup -- --to <directory>, or set BACKUP_DIR.');
  return { dataDirectory: config.dataDirectory, backupDirectory, withKeys };
}

/** What was copied, whether what follows is kept too, and what else is needed to open it. */
export function backupWords(
  { folder, files, bytes }: Copied,
  { config, order, tookMs }: { readonly config: Places; readonly order: CopyOrder; readonly tookMs: number },
): readonly string[] {
  const { backupDirectory, dataDirectory, withKeys } = order;
  const seconds = (tookMs / 1000).toFixed(1);
  return [
    `${files} files, ${Math.ceil(bytes / 1_048_576)} MiB in ${seconds} s: ${folder}`,
    config.backupDirectory === backupDirectory
      ? 'What happens from now on is in the log beside it.'
      : `It holds what was there until now. To keep what follows too, set BACKUP_DIR=${backupDirectory} and start again.`,
    ...(withKeys ? [] : [`Keep ${dataDirectory}/keys in another safe place: without them it opens nothing.`]),
  ];
}
