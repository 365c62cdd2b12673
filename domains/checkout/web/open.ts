import type { Screens } from '@egcr/web-kit/web-domain';

export const screens = {
  pay: () => import('./pay/pay-screen.tsx'),
  checkout: () => import('./pay/checkout-screen.tsx'),
} satisfies Screens;

export const loadHead = () => import('./head/texts.ts');
