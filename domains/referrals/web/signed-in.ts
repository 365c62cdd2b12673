import type { StaffSlots } from '@egcr/staff/contract';
import type { SettingsSlots } from '@egcr/profile/contract';
import type { ActWords } from '@egcr/web-kit/acts';
import { section, type Slots } from '@egcr/web-kit/web-domain';
import { Gift } from 'lucide-react';

import type { rewardActs } from '../contract/acts.ts';

declare module '@egcr/contract/product-screens' {
  interface ProductSections {
    readonly 'settings.referral': true;
  }
}

export const slots: Slots<SettingsSlots | StaffSlots> = {
  'settings.sections': [
    section({
      name: 'referral',
      at: 60,
      Icon: Gift,
      loadTexts: () => import('./section/texts.ts'),
      load: () => import('./referral-panel.tsx'),
    }),
  ],
  'super-admin.overview': [
    { at: 20, door: { permission: 'referrals.review' }, load: () => import('./review/review-card.tsx') },
  ],
};

export const loadActs: ActWords<keyof typeof rewardActs> = () => import('./acts/texts.ts');
