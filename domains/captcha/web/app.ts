import type { WebDomain } from '@egcr/web-kit/web-domain';

export const captcha: WebDomain<never> = {
  screens: [],
  loadOpen: () => import('./open.ts'),
};
