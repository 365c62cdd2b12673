import type { Screens } from '@egcr/web-kit/web-domain';

export const screens = {
  'pay-confirm': () => import('./pay/confirm-screen.tsx'),
} satisfies Screens;
