import type { WebDomain } from '@egcr/web-kit/web-domain';

export const notes: WebDomain<never> = {
  screens: [],
  loadSignedIn: () => import('./signed-in.ts'),
};
