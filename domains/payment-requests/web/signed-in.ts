import type { HomeSlots } from '@egcr/site/contract';
import type { WalletSlots } from '@egcr/wallet/contract';
import type { Places } from '@egcr/web-kit/navigation';
import type { Screens, Slots } from '@egcr/web-kit/web-domain';
import { ReceiptText } from 'lucide-react';

/** The screens of requests for money, each fetched when it is visited. */
export const screens = {
  'wallet-requests': () => import('./requests-screen.tsx'),
  'wallet-request-new': () => import('./ask-screen.tsx'),
  'wallet-request': () => import('./request-screen.tsx'),
} satisfies Screens;

export const places = {
  'wallet-requests': { group: 'money', at: 30, Icon: ReceiptText, keys: 'g r' },
} satisfies Places;

export const slots: Slots<WalletSlots & HomeSlots> = {
  'dashboard.tiles': [
    {
      name: 'requests-to-pay',
      column: 'side',
      at: 30,
      loadTexts: () => import('./tiles/texts.ts'),
      load: () => import('./to-pay-card.tsx'),
    },
  ],
  'wallet.waiting': [{ at: 10, load: () => import('./to-pay-banner.tsx') }],
};

export const loadNotices = () => import('./notices.ts');

export const loadFinds = () => import('./finds.ts');
