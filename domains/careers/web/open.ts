import type { Screens } from '@egcr/web-kit/web-domain';

export const screens = {
  'job-alert-link': () => import('./alerts/by-link-screen.tsx'),
} satisfies Screens;

export const loadHead = () => import('./head/texts.ts');
