import type { StaffSlots } from '@egcr/staff/contract';
import type { ActWords } from '@egcr/web-kit/acts';
import type { Places } from '@egcr/web-kit/navigation';
import { behindDoor } from '@egcr/web-kit/staff-door.tsx';
import type { Screens, Slots } from '@egcr/web-kit/web-domain';
import { Banknote } from 'lucide-react';

import type { paymentActs } from '../contract/acts.ts';

export const screens = {
  'payment-gateway': () => import('./gateway/gateway-screen.tsx'),
  'gateway-payment': () => import('./payment/payment-screen.tsx'),
  'payment-disputes': () => import('./disputes/disputes-screen.tsx'),
  'payment-dispute': () => import('./disputes/dispute-screen.tsx'),
  'dispute-desk': behindDoor(
    [{ permission: 'disputes.decide' }],
    () => import('./disputes/desk/desk-screen.tsx'),
  ),
  'payment-risk': () => import('./risk/risk-screen.tsx'),
} satisfies Screens;

export const slots: Slots<StaffSlots> = {
  'super-admin.overview': [
    { at: 37, door: { permission: 'disputes.decide' }, load: () => import('./disputes/desk/desk-card.tsx') },
  ],
};

export const places = {
  'payment-gateway': { group: 'money', at: 70, Icon: Banknote },
} satisfies Places;

export const loadActs: ActWords<keyof typeof paymentActs> = () => import('./acts/texts.ts');

export const loadNotices = () => import('./notices.ts');
