import type { StaffSlots } from '@egcr/staff/contract';
import type { ActWords } from '@egcr/web-kit/acts';
import type { Places } from '@egcr/web-kit/navigation';
import { behindDoor } from '@egcr/web-kit/staff-door.tsx';
import type { Screens, Slots } from '@egcr/web-kit/web-domain';
import { LifeBuoy } from 'lucide-react';

import type { supportActs } from '../contract/acts.ts';

const readers = { permission: 'support.read' } as const;

export const screens = {
  support: () => import('./support-screen.tsx'),
  'support-staff': behindDoor([readers], () => import('./staff/staff-screen.tsx')),
} satisfies Screens;

export const places = {
  support: { group: 'support', at: 15, Icon: LifeBuoy },
} satisfies Places;

export const slots: Slots<StaffSlots> = {
  'super-admin.overview': [{ at: 35, door: readers, load: () => import('./staff/staff-card.tsx') }],
};

export const loadNotices = () => import('./notices.ts');
export const loadActs: ActWords<keyof typeof supportActs> = () => import('./acts/texts.ts');
