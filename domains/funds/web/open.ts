import type { Screens } from '@egcr/web-kit/web-domain';

export const screens = {
  'wealth-funds': () => import('./open/funds-screen.tsx'),
  'wealth-fund': () => import('./open/fund-screen.tsx'),
} satisfies Screens;

export const loadHead = () => import('./head/texts.ts');
