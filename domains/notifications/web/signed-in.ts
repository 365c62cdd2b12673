import type { SettingsSlots } from '@egcr/profile/contract';
import type { ShellSlots } from '@egcr/site/contract';
import { section, type Slots } from '@egcr/web-kit/web-domain';
import { BellRing } from 'lucide-react';

declare module '@egcr/contract/product-screens' {
  interface ProductSections {
    readonly 'settings.notifications': true;
  }
}

export const slots: Slots<SettingsSlots & ShellSlots> = {
  'shell.header': [{ at: 20, load: () => import('./bell.tsx') }],
  'settings.sections': [
    section({
      name: 'notifications',
      at: 42,
      Icon: BellRing,
      loadTexts: () => import('./section/texts.ts'),
      load: () => import('./settings/notifications-panel.tsx'),
    }),
  ],
};
