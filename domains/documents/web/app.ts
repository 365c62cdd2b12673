import type { WebDomain } from '@egcr/web-kit/web-domain';

export const documents: WebDomain<never> = {
  screens: [],
  loadSignedIn: () => import('./signed-in.ts'),
};
