import type { StaffSlots } from '@egcr/staff/contract';
import type { Places } from '@egcr/web-kit/navigation';
import { behindDoor } from '@egcr/web-kit/staff-door.tsx';
import type { Screens, Slots } from '@egcr/web-kit/web-domain';
import { HandCoins } from 'lucide-react';

const readers = { permission: 'disbursements.read' } as const;

export const screens = {
  grants: () => import('./find/grants-screen.tsx'),
  'grant-budgets': behindDoor([readers], () => import('./budgets/budgets-screen.tsx')),
  'funding-application': () => import('./apply/application-screen.tsx'),
} satisfies Screens;

export const slots: Slots<StaffSlots> = {
  'super-admin.overview': [{ at: 33, door: readers, load: () => import('./budgets/budgets-card.tsx') }],
};

export const places = {
  grants: { group: 'support', at: 20, Icon: HandCoins },
} satisfies Places;

export const loadNotices = () => import('./notices.ts');
