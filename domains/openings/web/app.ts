import type { WebDomain } from '@egcr/web-kit/web-domain';

/** No page of its own: `TellMe` stands on the page of each service that is not open yet. */
export const openings: WebDomain<never> = {
  screens: [],
  loadSignedIn: () => import('./signed-in.ts'),
};
