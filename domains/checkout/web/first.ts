import type { Screens } from '@egcr/web-kit/web-domain';

/** What customers read before they sign in: it comes without what people need to act. */
export const first = {
  pay: () => import('./pay/pay-screen.tsx'),
  checkout: () => import('./pay/checkout-screen.tsx'),
} satisfies Screens;
