import type { StaffSlots } from '@egcr/staff/contract';
import type { Screens, Slots } from '@egcr/web-kit/web-domain';

export const screens = {
  'request-access': () => import('./request/request-screen.tsx'),
} satisfies Screens;

export const slots: Slots<StaffSlots> = {
  'super-admin.overview': [
    { at: 5, door: { permission: 'roles.read' }, load: () => import('./grants/grants-card.tsx') },
  ],
};

export const loadDoors = () => import('./door/staff-door.tsx');
