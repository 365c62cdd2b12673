import type { WebDomain } from '@egcr/web-kit/web-domain';

/** No page of its own: it stands on the pages of services. */
export const hubs: WebDomain<never> = {
  screens: [],
  loadSignedIn: () => import('./signed-in.ts'),
};
