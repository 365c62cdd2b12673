import type { HomeSlots } from '@egcr/site/contract';
import type { Places } from '@egcr/web-kit/navigation';
import type { Screens, Slots } from '@egcr/web-kit/web-domain';
import { BookUser, History, PiggyBank, QrCode, Send, ShieldCheck, WalletMinimal } from 'lucide-react';
import { lazyBeside } from '@egcr/web-kit/lazy-beside';

/** The screens of the wallet that only its person sees, each fetched when it is visited. */
export const screens = {
  wallet: () => import('./wallet-screen.tsx'),
  'wallet-send': () => import('./send/send-screen.tsx'),
  'wallet-receive': () => import('./scan/receive-screen.tsx'),
  'wallet-scan': () => import('./scan/scan-screen.tsx'),
  'wallet-payees': () => import('./payees/payees-screen.tsx'),
  'wallet-pots': () => import('./pots/pots-screen.tsx'),
  'wallet-pot-new': () => import('./pots/new-pot-screen.tsx'),
  'wallet-pot': () => import('./pots/pot-screen.tsx'),
  'wallet-history': () => import('./history/history-screen.tsx'),
  'wallet-transfer': () => import('./transfer-screen.tsx'),
  'wallet-security': () => import('./security/security-screen.tsx'),
} satisfies Screens;

/** Fetched with the first page that shows it: the shell comes without it. */
const FrozenMark = lazyBeside(async () => (await import('./frozen/frozen-mark.tsx')).FrozenMark);

export const places = {
  wallet: { group: 'money', at: 10, bar: 20, Icon: WalletMinimal, keys: 'g w' },
  'wallet-send': { group: 'money', at: 20, bar: 30, Icon: Send, keys: 'g s', Mark: FrozenMark },
  'wallet-receive': { group: 'money', at: 25, Icon: QrCode },
  'wallet-payees': { group: 'money', at: 50, Icon: BookUser, keys: 'g p' },
  'wallet-history': { group: 'money', at: 60, Icon: History, keys: 'g h' },
  'wallet-pots': { group: 'money', at: 63, Icon: PiggyBank },
  'wallet-security': { group: 'money', at: 69, Icon: ShieldCheck },
} satisfies Places;

export const slots: Slots<HomeSlots> = {
  'dashboard.tiles': [
    {
      name: 'wallet',
      column: 'wide',
      at: 10,
      loadTexts: () => import('./tiles/texts.ts'),
      load: () => import('./wallet-strip.tsx'),
    },
    {
      name: 'latest-transactions',
      column: 'wide',
      at: 20,
      loadTexts: () => import('./tiles/texts.ts'),
      load: () => import('./latest-transactions.tsx'),
    },
  ],
  'dashboard.next': [{ at: 10, load: () => import('./next/next-steps.tsx') }],
};

export const loadNotices = () => import('./notices.ts');

export const loadFinds = () => import('./finds.ts');
