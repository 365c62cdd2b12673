import type { SettingsSlots } from '@egcr/profile/contract';
import type { ActWords } from '@egcr/web-kit/acts';
import { section, type Slots } from '@egcr/web-kit/web-domain';
import { History } from 'lucide-react';

import type { activityActs } from '../contract/acts.ts';

declare module '@egcr/contract/product-screens' {
  interface ProductSections {
    readonly 'settings.activity': true;
  }
}

export const slots: Slots<SettingsSlots> = {
  'settings.sections': [
    section({
      name: 'activity',
      at: 50,
      Icon: History,
      loadTexts: () => import('./section/texts.ts'),
      load: () => import('./log/activity-panel.tsx'),
    }),
  ],
};

export const loadActs: ActWords<keyof typeof activityActs> = () => import('./acts/texts.ts');
