import type { CaseSlots } from '@egcr/cases/contract';
import type { HomeSlots } from '@egcr/site/contract';
import type { Places } from '@egcr/web-kit/navigation';
import { behindDoor } from '@egcr/web-kit/staff-door.tsx';
import { section, type Screens, type Slots } from '@egcr/web-kit/web-domain';
import { ClipboardCheck, HandCoins } from 'lucide-react';

declare module '@egcr/contract/product-screens' {
  interface ProductSections {
    readonly 'dashboard.grant-reviews': true;
  }
}

const reviews = behindDoor([{ permission: 'grants.judge' }], () => import('./reviews/reviews-screen.tsx'));

export const screens = {
  grants: () => import('./find/grants-screen.tsx'),
  'funding-application': () => import('./apply/application-screen.tsx'),
} satisfies Screens;

export const slots: Slots<CaseSlots & HomeSlots> = {
  'case.facts': [
    { at: 18, load: () => import('./recovery/case-recoveries.tsx') },
    { at: 19, load: () => import('./agreement/case-award.tsx') },
    { at: 20, load: () => import('./standing/case-standing.tsx') },
  ],
  'case.own': [
    { at: 18, load: () => import('./recovery/own-recoveries.tsx') },
    { at: 19, load: () => import('./agreement/own-award.tsx') },
    { at: 20, load: () => import('./standing/own-judgement.tsx') },
  ],
  'dashboard.tools': [
    section({
      name: 'grant-reviews',
      at: 30,
      Icon: ClipboardCheck,
      loadTexts: () => import('./reviews/section/texts.ts'),
      load: async () => ({ Slot: (await reviews()).Screen }),
    }),
  ],
};

export const places = {
  grants: { group: 'support', at: 20, Icon: HandCoins },
} satisfies Places;

export const loadNotices = () => import('./notices.ts');
