import type { PaymentSlots } from '@egcr/payments/contract';
import type { StaffSlots } from '@egcr/staff/contract';
import type { Screens, Slots } from '@egcr/web-kit/web-domain';

export const screens = {
  'payment-rails': () => import('./rails/rails-screen.tsx'),
  'payment-balance': () => import('./balance/balance-screen.tsx'),
  'routing-rules': () => import('./rules/rules-screen.tsx'),
  'routing-rule-new': () => import('./rules/new-rule-screen.tsx'),
  'routing-rule': () => import('./rules/rule-screen.tsx'),
} satisfies Screens;

export const slots: Slots<StaffSlots & PaymentSlots> = {
  'payment-gateway.overview': [{ at: 10, load: () => import('./overview/overview-card.tsx') }],
  'super-admin.tools': [
    {
      at: 45,
      door: { permission: 'money.propose' },
      load: () => import('./switch-rails/switch-rails.tsx'),
    },
  ],
};
