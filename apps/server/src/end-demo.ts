import { endDemonstration } from './commands/ended-demo.ts';
import { runCommand } from './commands/run-command.ts';
import { loadConfig } from './config-file.ts';

/*
 * `npm run demo:end`: makes a database with demo people fit for production. Beside the running product or while it stands still.
 */
process.exitCode = await runCommand(() => endDemonstration(loadConfig()));
