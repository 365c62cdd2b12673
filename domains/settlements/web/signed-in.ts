import type { StaffSlots } from '@egcr/staff/contract';
import { behindDoor } from '@egcr/web-kit/staff-door.tsx';
import type { Screens, Slots } from '@egcr/web-kit/web-domain';

const readers = { permission: 'money.read' } as const;

export const screens = {
  settlements: behindDoor([readers], () => import('./settlements-screen.tsx')),
} satisfies Screens;

export const slots: Slots<StaffSlots> = {
  'super-admin.overview': [{ at: 38, door: readers, load: () => import('./settlements-card.tsx') }],
};
