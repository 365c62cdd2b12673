import type { WebDomain } from '@egcr/web-kit/web-domain';

export const forms: WebDomain<never> = {
  screens: [],
  loadSignedIn: () => import('./signed-in.ts'),
};
