import type { PaymentSlots } from '@egcr/payments/contract';
import type { Screens, Slots } from '@egcr/web-kit/web-domain';

export const screens = {
  payouts: () => import('./payouts-screen.tsx'),
} satisfies Screens;

export const slots: Slots<PaymentSlots> = {
  'payment-gateway.pay-out': [{ at: 10, load: () => import('./pay-out/pay-out-part.tsx') }],
};

export const loadNotices = () => import('./notices.ts');
