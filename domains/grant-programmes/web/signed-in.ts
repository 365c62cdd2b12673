import type { StaffSlots } from '@egcr/staff/contract';
import { behindDoor } from '@egcr/web-kit/staff-door.tsx';
import type { Screens, Slots } from '@egcr/web-kit/web-domain';

const readers = { permission: 'grants.read' } as const;

const ofBudgets = { permission: 'disbursements.read' } as const;

export const screens = {
  'grant-programmes': behindDoor([readers], () => import('./plans/plans-screen.tsx')),
  'grant-budgets': behindDoor([ofBudgets], () => import('./budgets/budgets-screen.tsx')),
  'grant-programme-new': () => import('./plans/new-plan-screen.tsx'),
} satisfies Screens;

export const slots: Slots<StaffSlots> = {
  'super-admin.overview': [
    { at: 31, door: readers, load: () => import('./plans/plans-card.tsx') },
    { at: 33, door: ofBudgets, load: () => import('./budgets/budgets-card.tsx') },
  ],
};

export const loadNotices = () => import('./notices.ts');
