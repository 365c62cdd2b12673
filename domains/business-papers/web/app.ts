import type { WebDomain } from '@egcr/web-kit/web-domain';

export const businessPapers: WebDomain<never> = {
  screens: [],
  loadSignedIn: () => import('./signed-in.ts'),
};
