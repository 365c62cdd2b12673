import { bootstrapToken } from './commands/host-tokens.ts';
import { printToken } from './print-token.ts';

/* `npm run admin:bootstrap`: prints the token that makes the first or second super admin: what takes two people needs two. */
await printToken('bootstrap', bootstrapToken);
