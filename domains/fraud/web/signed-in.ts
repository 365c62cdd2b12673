import type { CaseSlots } from '@egcr/cases/contract';
import type { HomeSlots } from '@egcr/site/contract';
import type { WalletSlots } from '@egcr/wallet/contract';
import type { ActWords } from '@egcr/web-kit/acts';
import { section, type Slots } from '@egcr/web-kit/web-domain';
import { ShieldAlert } from 'lucide-react';

import type { fraudActs } from '../contract/acts.ts';

declare module '@egcr/contract/product-screens' {
  interface ProductSections {
    readonly 'dashboard.fraud-reportingdetection': true;
  }
}

export const loadNotices = () => import('./notices.ts');

export const loadActs: ActWords<keyof typeof fraudActs> = () => import('./acts/texts.ts');

export const slots: Slots<HomeSlots & WalletSlots & CaseSlots> = {
  'wallet.top': [{ at: 20, load: () => import('./hold/hold-banner.tsx') }],
  'case.facts': [{ at: 10, load: () => import('./officer/case-facts.tsx') }],
  'case-queue.waiting': [{ at: 10, load: () => import('./officer/waiting-holds.tsx') }],
  'case.own': [{ at: 10, load: () => import('./reporter/report-holds.tsx') }],
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
