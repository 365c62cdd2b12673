import type { IdentityContext } from '@egcr/identity/server';
import type { ServerDomain } from '@egcr/server-kit/domain';

import { registerGoTrue } from './routes.ts';

/** The GoTrue protocol, given the accounts it is a door to. */
export function createGoTrue(context: IdentityContext): { readonly domain: ServerDomain } {
  return {
    domain: { name: 'gotrue', routes: (app, services) => registerGoTrue(app, { context, services }) },
  };
}
