import { staffInvitation } from './commands/host-tokens.ts';
import { printToken } from './print-token.ts';

/* `npm run admin:invite -- name@example.com`: prints the invitation with which a person with a staff role adds their first second factor. */
await printToken('invitation', (host) => staffInvitation(host, process.argv[2] ?? ''));
