import type { WebDomain } from '@egcr/web-kit/web-domain';

export const locale: WebDomain<never> = {
  screens: [],
  loadOpen: () => import('./open.ts'),
  loadSignedIn: () => import('./signed-in.ts'),
};
