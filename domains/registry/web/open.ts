import type { Screens } from '@egcr/web-kit/web-domain';

export const screens = {
  'business-profile': () => import('./directory/profile-screen.tsx'),
  'verify-certificate': () => import('./verify/verify-certificate-screen.tsx'),
} satisfies Screens;

export const loadHead = () => import('./head/texts.ts');
