import type { WebDomain } from '@egcr/web-kit/web-domain';

export const roles: WebDomain<never> = {
  screens: [],
  loadSignedIn: () => import('./signed-in.ts'),
};
