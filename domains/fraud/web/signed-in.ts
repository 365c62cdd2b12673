import type { HomeSlots } from '@egcr/site/contract';
import { section, type Slots } from '@egcr/web-kit/web-domain';
import { ShieldAlert } from 'lucide-react';

declare module '@egcr/contract/product-screens' {
  interface ProductSections {
    readonly 'dashboard.fraud-reportingdetection': true;
  }
}

export const slots: Slots<HomeSlots> = {
  'dashboard.tools': [
    section({
      name: 'fraud-reportingdetection',
      at: 10,
      Icon: ShieldAlert,
      loadTexts: () => import('./section/texts.ts'),
      load: () => import('./fraud-tool.tsx'),
    }),
  ],
};
