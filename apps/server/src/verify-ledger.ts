import { runCommand } from './commands/run-command.ts';
import { ledgerAsked, verifyLedger } from './commands/verified-ledger.ts';
import { loadConfig } from './config-file.ts';

/*
 * `npm run ledger:verify [-- --published <copy of checkpoints.txt>] [--json]`: derives every balance anew, hashes every transfer anew, and
 * compares with the signed roots, with the key of this installation and with what was published. Beside the running product or
 * while it stands still. Ends with 1 where something is not as it was.
 */
const asked = ledgerAsked(process.argv.slice(2));
process.exitCode = await runCommand(() => verifyLedger(loadConfig(), { ...asked, onProgress: progress }), {
  failure: 2,
});

function progress(transfers: number): void {
  if (!asked.json && process.stdout.isTTY) process.stdout.write(`\r${transfers} transfers checked`);
}
