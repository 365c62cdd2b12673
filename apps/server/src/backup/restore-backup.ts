import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

import { runCommand } from '../commands/run-command.ts';
import { bringBack } from './bring-back.ts';
import { restoredWords, restoreOrder } from './restore-order.ts';

/*
 * `npm run restore -- --from <directory> --data-dir <new directory> [--until <time>] [--keys <directory>]`: brings a backup back into a
 * new data directory, up to the moment named or to all there is; then reads every table and index, and verifies the ledger. The
 * product is not running on either directory. Ends with 0 only where everything is right.
 */
const VERIFY = join(import.meta.dirname, '..', 'verify-ledger.ts');

process.exitCode = await runCommand(async () => {
  const order = restoreOrder(process.argv.slice(2));
  const { dataDirectory } = order;
  const since = performance.now();
  const brought = await bringBack(order);
  process.stdout.write(restoredWords(brought, { dataDirectory, tookMs: performance.now() - since }));
  const status = await verifyLedger(dataDirectory);
  return { status, lines: status === 0 ? [`Start it: DATA_DIR=${dataDirectory} npm start`] : [] };
});

async function verifyLedger(dataDirectory: string): Promise<number> {
  const child = spawn(process.execPath, [VERIFY], {
    stdio: 'inherit',
    env: { PATH: process.env['PATH'], DATA_DIR: dataDirectory },
  });
  const [status] = await once(child, 'exit');
  return typeof status === 'number' ? status : 1;
}
