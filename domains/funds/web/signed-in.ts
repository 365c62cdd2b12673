import type { StaffSlots } from '@egcr/staff/contract';
import type { Places } from '@egcr/web-kit/navigation';
import { behindDoor } from '@egcr/web-kit/staff-door.tsx';
import type { Screens, Slots } from '@egcr/web-kit/web-domain';
import { ChartSpline } from 'lucide-react';

const readers = { permission: 'money.read' } as const;

export const screens = {
  'wallet-funds': () => import('./own/own-funds-screen.tsx'),
  'fund-valuations': behindDoor([readers], () => import('./staff/valuations-screen.tsx')),
} satisfies Screens;

export const slots: Slots<StaffSlots> = {
  'super-admin.overview': [{ at: 34, door: readers, load: () => import('./staff/valuations-card.tsx') }],
};

export const places = {
  'wallet-funds': { group: 'money', at: 64, Icon: ChartSpline },
} satisfies Places;

export const loadNotices = () => import('./notices.ts');
