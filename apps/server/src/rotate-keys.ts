import { runCommand } from './commands/run-command.ts';
import { turnKeys } from './commands/turn-keys.ts';
import { loadConfig } from './config-file.ts';

/*
 * `npm run keys:rotate`: the next key that signs access tokens takes over. `-- --ledger-log`: a new key signs the roots of the ledger's log.
 * `-- --data`: the next key that seals fields of the database takes over. Start every server again afterwards, one by one.
 * `-- --reseal`, beside the running product: everything that earlier keys have sealed is sealed with the present one; may be ended and begun
 * again. `-- --drop-earlier`: forgets the earlier keys, once nothing in the database needs them.
 */
process.exitCode = await runCommand(async () => ({
  status: 0,
  lines: [await turnKeys(loadConfig(), process.argv.slice(2), progress)],
}));

function progress(rows: number): void {
  if (process.stdout.isTTY) process.stdout.write(`\r${rows} rows sealed anew`);
}
