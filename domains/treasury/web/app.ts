import type { WebDomain } from '@egcr/web-kit/web-domain';

/** No page of its own: the wallet stands on the dashboard of a business. */
export const treasury: WebDomain<never> = {
  screens: [],
  loadSignedIn: () => import('./signed-in.ts'),
};
