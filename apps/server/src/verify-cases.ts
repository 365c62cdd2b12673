import { runCommand } from './commands/run-command.ts';
import { verifyCases } from './commands/verified-cases.ts';
import { loadConfig } from './config-file.ts';

/*
 * `npm run cases:verify`: reads the history of every case, hashes each step anew, and names every case whose history was edited, reordered
 * or shortened. Beside the running product or while it stands still. Ends with 1 where something is not as it was.
 */
process.exitCode = await runCommand(() => verifyCases(loadConfig()), { failure: 2 });
