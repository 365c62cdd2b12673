import type { Screens } from '@egcr/web-kit/web-domain';

export const screens = {
  'grant-programme': () => import('./open/programme-screen.tsx'),
  awards: () => import('./awards/awards-screen.tsx'),
} satisfies Screens;

export const loadHead = () => import('./head/texts.ts');
