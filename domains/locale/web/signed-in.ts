import type { SettingsSlots } from '@egcr/profile/contract';
import type { ShellSlots } from '@egcr/site/contract';
import { section, type Slots } from '@egcr/web-kit/web-domain';
import { SlidersHorizontal } from 'lucide-react';

declare module '@egcr/contract/product-screens' {
  interface ProductSections {
    readonly 'settings.preferences': true;
  }
}

export const slots: Slots<SettingsSlots | ShellSlots> = {
  'settings.sections': [
    section({
      name: 'preferences',
      at: 40,
      Icon: SlidersHorizontal,
      loadTexts: () => import('./section/texts.ts'),
      load: () => import('./preferences-section.tsx'),
    }),
  ],
  'shell.header': [{ at: 10, load: () => import('./preferences-watch.tsx') }],
};
