import type { SettingsSlots } from '@egcr/profile/contract';
import type { ShellSlots } from '@egcr/site/contract';
import { section, type Screens, type Slots } from '@egcr/web-kit/web-domain';
import { Building2 } from 'lucide-react';

declare module '@egcr/contract/product-screens' {
  interface ProductSections {
    readonly 'settings.organisations': true;
  }
}

export const screens = {
  organisation: () => import('./organisation-screen.tsx'),
} satisfies Screens;

export const slots: Slots<SettingsSlots & ShellSlots> = {
  'shell.account': [{ at: 10, load: () => import('./acting/acting-choice.tsx') }],
  'shell.notice': [{ at: 10, load: () => import('./acting/acting-bar.tsx') }],
  'settings.sections': [
    section({
      name: 'organisations',
      at: 27,
      Icon: Building2,
      loadTexts: () => import('./section/texts.ts'),
      load: () => import('./organisations-panel.tsx'),
    }),
  ],
};

export const loadNotices = () => import('./notices.ts');
