import type { ServerDomain } from '@egcr/server-kit/domain';
import type { Gatekeeper, Services } from '@egcr/server-kit/services';

import type { Config } from './config.ts';
import type { ProductKeys } from './keys.ts';

/** The domains of the product, and what the composition itself needs of them. */
export interface Domains {
  /** In the order in which they seed. */
  readonly list: readonly ServerDomain[];
  readonly gatekeeper: (services: Services) => Gatekeeper;
  /** Topics of events that end a session; open pages of it are cut off at once. */
  readonly endsSession: readonly string[];
}

/** The list of domains: one line each. */
export function composeDomains(_config: Config, _keys: ProductKeys): Domains {
  return {
    list: [],
    endsSession: [],
    gatekeeper: () => ({
      authenticate: () => Promise.reject(new Error()),
      hasCompleteProfile: () => Promise.resolve(false),
    }),
  };
}
