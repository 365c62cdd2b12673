import type { Screens } from '@egcr/web-kit/web-domain';

export const screens = {
  'payment-link-new': () => import('./link/new-link-screen.tsx'),
  'payment-link': () => import('./link/link-screen.tsx'),
  'checkout-sessions': () => import('./sessions/sessions-screen.tsx'),
  'checkout-session': () => import('./sessions/session-screen.tsx'),
  'pay-confirm': () => import('./pay/confirm-screen.tsx'),
} satisfies Screens;
