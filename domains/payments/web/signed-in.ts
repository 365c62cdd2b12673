import type { Places } from '@egcr/web-kit/navigation';
import type { Screens } from '@egcr/web-kit/web-domain';
import { Banknote } from 'lucide-react';

export const screens = {
  'payment-gateway': () => import('./gateway/gateway-screen.tsx'),
  'payment-link-new': () => import('./link/new-link-screen.tsx'),
  'payment-link': () => import('./link/link-screen.tsx'),
  'gateway-payment': () => import('./payment/payment-screen.tsx'),
  'payment-rails': () => import('./rails/rails-screen.tsx'),
  'pay-confirm': () => import('./pay/confirm-screen.tsx'),
} satisfies Screens;

export const places = {
  'payment-gateway': { group: 'money', at: 70, Icon: Banknote },
} satisfies Places;

export const loadNotices = () => import('./notices.ts');
