import type { StaffSlots } from '@egcr/staff/contract';
import type { ActWords } from '@egcr/web-kit/acts';
import { behindDoor } from '@egcr/web-kit/staff-door.tsx';
import type { Screens, Slots } from '@egcr/web-kit/web-domain';

import type { disbursementActs } from '../contract/acts.ts';

const readers = { permission: 'disbursements.read' } as const;

export const screens = {
  disbursements: behindDoor([readers], () => import('./envelopes-screen.tsx')),
} satisfies Screens;

export const slots: Slots<StaffSlots> = {
  'super-admin.overview': [{ at: 30, door: readers, load: () => import('./envelopes-card.tsx') }],
};

export const loadActs: ActWords<keyof typeof disbursementActs> = () => import('./acts/texts.ts');
