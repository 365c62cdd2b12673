import type { ActWords } from '@egcr/web-kit/acts';
import type { Places } from '@egcr/web-kit/navigation';
import { behindDoor, type DoorKeys } from '@egcr/web-kit/staff-door.tsx';
import type { Screens, Slots } from '@egcr/web-kit/web-domain';
import { BriefcaseBusiness } from 'lucide-react';

import type { staffActs } from '../contract/acts.ts';
import type { StaffSlots } from '../contract/index.ts';

/** The oversight shows what takes one of these. */
const oversightKeys = [
  { permission: 'approvals.read' },
  { permission: 'staff.read_audit' },
  { permission: 'rates.propose' },
  { permission: 'money.read' },
] as const satisfies DoorKeys;

export const screens = {
  'super-admin': behindDoor(
    'any',
    () => import('./screens/super-admin-screen.tsx'),
    () => import('./screens/operator-step.tsx'),
  ),
  'super-admin-oversight': behindDoor(oversightKeys, () => import('./screens/oversight-screen.tsx')),
} satisfies Screens;

export const slots: Slots<StaffSlots> = {
  'super-admin.overview': [
    { at: 80, door: { permission: 'samples.purge' }, load: () => import('./samples/samples-card.tsx') },
  ],
};

export const places = {
  'super-admin': { group: 'you', at: 50, Icon: BriefcaseBusiness, isForStaff: true },
} satisfies Places;

export const loadActs: ActWords<keyof typeof staffActs> = () => import('./acts/texts.ts');
