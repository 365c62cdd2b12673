import type { PaymentSlots } from '@egcr/payments/contract';
import type { Screens, Slots } from '@egcr/web-kit/web-domain';

export const screens = {
  'payment-link-new': () => import('./link/new-link-screen.tsx'),
  'payment-link': () => import('./link/link-screen.tsx'),
  'checkout-sessions': () => import('./sessions/sessions-screen.tsx'),
  'checkout-session': () => import('./sessions/session-screen.tsx'),
  'pay-confirm': () => import('./pay/confirm-screen.tsx'),
} satisfies Screens;

export const slots: Slots<PaymentSlots> = {
  'payment-gateway.links': [{ at: 10, load: () => import('./link/link-list.tsx') }],
};
