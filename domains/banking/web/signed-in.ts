import type { StaffSlots } from '@egcr/staff/contract';
import type { WalletSlots } from '@egcr/wallet/contract';
import type { Places } from '@egcr/web-kit/navigation';
import type { Screens, Slots } from '@egcr/web-kit/web-domain';
import { Blocks, Landmark, Plus } from 'lucide-react';

/** The screens of money that comes from banks and goes to them, each fetched when it is visited. */
export const screens = {
  'wallet-add': () => import('./add-money/add-money-screen.tsx'),
  'wallet-withdraw': () => import('./withdraw/withdraw-screen.tsx'),
  'wallet-withdrawal': () => import('./withdrawal/withdrawal-screen.tsx'),
  'wallet-imports': () => import('./imports/imports-screen.tsx'),
} satisfies Screens;

export const places = {
  'wallet-add': { group: 'money', at: 52, Icon: Plus },
  'wallet-withdraw': { group: 'money', at: 54, Icon: Landmark },
  'wallet-imports': { group: 'money', at: 65, Icon: Blocks },
} satisfies Places;

export const slots: Slots<StaffSlots & WalletSlots> = {
  'wallet.pending': [{ at: 10, load: () => import('./withdrawal/pending-lines.tsx') }],
  'super-admin.tools': [
    { at: 20, door: { permission: 'money.propose' }, load: () => import('./bank-file/bank-file-form.tsx') },
    {
      at: 30,
      door: { permission: 'money.propose' },
      load: () => import('./bank-desk/missing-statement-form.tsx'),
    },
    { at: 40, door: { permission: 'money.read' }, load: () => import('./bank-desk/waiting-money.tsx') },
  ],
};

export const loadNotices = () => import('./notices.ts');

export const loadFinds = () => import('./finds.ts');
