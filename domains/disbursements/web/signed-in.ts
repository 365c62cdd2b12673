import type { StaffSlots } from '@egcr/staff/contract';
import type { ActWords } from '@egcr/web-kit/acts';
import type { Screens, Slots } from '@egcr/web-kit/web-domain';

import type { disbursementActs } from '../contract/acts.ts';

export const screens = {
  disbursements: () => import('./envelopes-screen.tsx'),
} satisfies Screens;

export const slots: Slots<StaffSlots> = {
  'super-admin.overview': [{ at: 30, load: () => import('./envelopes-card.tsx') }],
};

export const loadActs: ActWords<keyof typeof disbursementActs> = () => import('./acts/texts.ts');
