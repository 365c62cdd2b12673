import { beginEpoch } from './commands/begun-epoch.ts';
import { runCommand } from './commands/run-command.ts';
import { loadConfig } from './config-file.ts';

/*
 * `npm run ledger:epoch`: after a dump was loaded into another cluster of PostgreSQL, proves that everything sealed so far is there and
 * unchanged, and lets the log of the ledger go on in a new epoch, which its roots name. On the host that has the keys, as the owner of the
 * tables, beside the running product or while it stands still. Ends with 1 where something is not as it was signed: then nothing was changed.
 */
process.exitCode = await runCommand(() => beginEpoch(loadConfig()), { failure: 2 });
