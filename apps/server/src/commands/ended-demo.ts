import type { Config } from '../config.ts';
import { endDemo } from '../demo.ts';
import { besideProduct } from './beside-product.ts';
import type { Ended } from './run-command.ts';

/** Makes a database with demo people fit for production. */
export function endDemonstration(config: Config): Promise<Ended> {
  const opening = {
    role: 'demo-end',
    whenEmpty: 'The database is empty: there is no demonstration to end.',
  };
  return besideProduct(config, opening, async ({ services, domains }) => {
    const count = await endDemo(services, domains.doors);
    return {
      status: 0,
      lines: [
        `${count} accounts that were made for the demonstration are empty and banned.`,
        'Every session has ended, every link and code that was sent is void, and nobody has a staff role.',
        'Play money that they sent to others stays where it is: look for it before you open to the public.',
        'Start with NODE_ENV=production and PUBLIC_URL; npm run admin:bootstrap makes the first super admin.',
      ],
    };
  });
}
