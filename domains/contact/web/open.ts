import type { Screens } from '@egcr/web-kit/web-domain';

export const screens = {
  contact: () => import('./contact-screen.tsx'),
} satisfies Screens;

export const loadHead = () => import('./head/texts.ts');
