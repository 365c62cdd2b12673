import { platformStorage, type KeptInBrowser } from '@egcr/web-kit/browser-storage';

import { loadOpen } from './registry.ts';

/** All that pages keep in a browser without consent: what the platform keeps, and what the domains declare. */
export async function keptInBrowser(): Promise<readonly KeptInBrowser[]> {
  const { keeps } = await loadOpen();
  return [...platformStorage, ...keeps];
}
