import { runCommand } from '../commands/run-command.ts';
import { loadConfig } from '../config-file.ts';
import { backupOrder, backupWords } from './backup-order.ts';
import { copyDatabase } from './copy-database.ts';

/*
 * `npm run backup [-- --to <directory>] [--with-keys]`: a copy of the embedded database, the uploaded files and the ledger's published
 * roots, while the product runs. BACKUP_DIR where no directory is named.
 */
process.exitCode = await runCommand(async () => {
  const config = loadConfig();
  const order = backupOrder(config, process.argv.slice(2));
  const since = performance.now();
  const copied = await copyDatabase(order);
  return { status: 0, lines: backupWords(copied, { config, order, tookMs: performance.now() - since }) };
});
