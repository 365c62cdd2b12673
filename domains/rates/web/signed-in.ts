import type { StaffSlots } from '@egcr/staff/contract';
import type { Places } from '@egcr/web-kit/navigation';
import type { Screens, Slots } from '@egcr/web-kit/web-domain';
import { ChartLine } from 'lucide-react';

export const screens = {
  'wallet-rates': () => import('./rates-screen.tsx'),
} satisfies Screens;

export const places = {
  'wallet-rates': { group: 'money', at: 58, Icon: ChartLine },
} satisfies Places;

export const slots: Slots<StaffSlots> = {
  'super-admin.tools': [
    { at: 10, door: { permission: 'rates.propose' }, load: () => import('./proposal/price-form.tsx') },
  ],
};

export const loadNotices = () => import('./notices.ts');
