import type { Screens } from '@egcr/web-kit/web-domain';

export const screens = {
  'grant-programme': () => import('./open/programme-screen.tsx'),
  'grant-alert-link': () => import('./alerts/by-link-screen.tsx'),
  awards: () => import('./awards/awards-screen.tsx'),
} satisfies Screens;

export const loadHead = () => import('./head/texts.ts');
