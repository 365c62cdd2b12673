import type { Places } from '@egcr/web-kit/navigation';
import { section, type Screens, type Slots } from '@egcr/web-kit/web-domain';
import { CircleUserRound, Settings } from 'lucide-react';

import type { SettingsSlots } from '../contract/index.ts';

export const screens = {
  'complete-profile': () => import('./complete-profile-screen.tsx'),
  settings: () => import('./settings/settings-screen.tsx'),
} satisfies Screens;

export const places = {
  settings: { group: 'you', at: 20, Icon: Settings, keys: 'g e' },
} satisfies Places;

declare module '@egcr/contract/product-screens' {
  interface ProductSections {
    readonly 'settings.profile': true;
  }
}

export const slots: Slots<SettingsSlots> = {
  'settings.sections': [
    section({
      name: 'profile',
      at: 10,
      Icon: CircleUserRound,
      loadTexts: () => import('./section/texts.ts'),
      load: () => import('./settings/profile-section.tsx'),
    }),
  ],
};
