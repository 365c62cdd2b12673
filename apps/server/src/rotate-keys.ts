import { parseArgs } from 'node:util';

import { loadConfig } from './config-file.ts';
import { rotateKeys, rotateLogKey } from './keys.ts';

/*
 * `npm run keys:rotate`: the next key that signs access tokens takes over. `npm run keys:rotate -- --ledger-log`: a new key signs the roots
 * of the ledger's log. Start every server again afterwards, one by one.
 */
const { values } = parseArgs({ options: { 'ledger-log': { type: 'boolean', default: false } } });
const { dataDirectory } = loadConfig();
process.stdout.write(
  values['ledger-log']
    ? `Servers started from now on sign the roots of the ledger's log with ${rotateLogKey(dataDirectory)}. Roots of the last key stay right.\n`
    : `Servers started from now on sign with key ${rotateKeys(dataDirectory)}. Tokens of the last key stay valid.\n`,
);
