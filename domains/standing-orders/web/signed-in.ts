import type { HomeSlots } from '@egcr/site/contract';
import type { Places } from '@egcr/web-kit/navigation';
import type { Screens, Slots } from '@egcr/web-kit/web-domain';
import { CalendarClock } from 'lucide-react';

/** The screens of scheduled payments, each fetched when it is visited. */
export const screens = {
  'wallet-scheduled': () => import('./scheduled-screen.tsx'),
  'wallet-scheduled-new': () => import('./new-order-screen.tsx'),
  'wallet-scheduled-order': () => import('./order-screen.tsx'),
} satisfies Screens;

export const places = {
  'wallet-scheduled': { group: 'money', at: 40, Icon: CalendarClock },
} satisfies Places;

export const slots: Slots<HomeSlots> = {
  'dashboard.tiles': [
    {
      name: 'next-payment',
      column: 'side',
      at: 40,
      loadTexts: () => import('./tiles/texts.ts'),
      load: () => import('./next-payment.tsx'),
    },
  ],
};

export const loadNotices = () => import('./notices.ts');

export const loadFinds = () => import('./finds.ts');
