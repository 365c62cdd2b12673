import { loadConfig } from './config-file.ts';
import { rotateKeys } from './keys.ts';

/** `npm run keys:rotate`: the next signing key takes over. Start every server again afterwards, one by one. */
const kid = rotateKeys(loadConfig().dataDirectory);
process.stdout.write(
  `Servers started from now on sign with key ${kid}. Tokens of the last key stay valid.\n`,
);
