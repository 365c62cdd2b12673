import type { Screens } from '@egcr/web-kit/web-domain';

export const screens = {
  newsletter: () => import('./form/subscribe-screen.tsx'),
  'newsletter-link': () => import('./link/link-screen.tsx'),
} satisfies Screens;

export const loadHead = () => import('./head/texts.ts');
