import type { ServerDomain } from '@egcr/server-kit/domain';

import { checkoutScreens } from '../contract/screens.ts';

/** The pages on which customers pay. What they call is of payments. */
export function createCheckout(): { readonly domain: ServerDomain } {
  return { domain: { name: 'checkout', screens: checkoutScreens } };
}
