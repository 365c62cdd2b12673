import type { SettingsSlots } from '@egcr/profile/contract';
import { section, type Slots } from '@egcr/web-kit/web-domain';
import { FileText } from 'lucide-react';

declare module '@egcr/contract/product-screens' {
  interface ProductSections {
    readonly 'settings.documents': true;
  }
}

export const slots: Slots<SettingsSlots> = {
  'settings.sections': [
    section({
      name: 'documents',
      at: 25,
      Icon: FileText,
      loadTexts: () => import('./section/texts.ts'),
      load: () => import('./documents-panel.tsx'),
    }),
  ],
};

export const loadNotices = () => import('./notices.ts');
