import type { GrantSlots } from '@egcr/grants/contract';
import type { StaffSlots } from '@egcr/staff/contract';
import { behindDoor } from '@egcr/web-kit/staff-door.tsx';
import type { Screens, Slots } from '@egcr/web-kit/web-domain';

const managers = { permission: 'grants.review' } as const;

export const screens = {
  'grant-imports': behindDoor([{ permission: 'grants.read' }], () => import('./imports/imports-screen.tsx')),
} satisfies Screens;

export const slots: Slots<StaffSlots & GrantSlots> = {
  'super-admin.overview': [{ at: 32, door: managers, load: () => import('./imports/imports-card.tsx') }],
  'grants.found': [{ at: 10, load: () => import('./outside/outside-programmes.tsx') }],
};
