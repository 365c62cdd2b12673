import type { Screens } from '@egcr/web-kit/web-domain';

export const screens = {
  verify: () => import('./verify/verify-screen.tsx'),
} satisfies Screens;

export const loadHead = () => import('./head/texts.ts');
