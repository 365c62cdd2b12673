import type { SettingsSlots } from '@egcr/profile/contract';
import type { StaffSlots } from '@egcr/staff/contract';
import type { ActWords } from '@egcr/web-kit/acts';
import { section, type Screens, type Slots } from '@egcr/web-kit/web-domain';
import { UserCog } from 'lucide-react';

import type { roleActs } from '../contract/acts.ts';

declare module '@egcr/contract/product-screens' {
  interface ProductSections {
    readonly 'settings.roles': true;
  }
}

export const screens = {
  'request-access': () => import('./request/request-screen.tsx'),
} satisfies Screens;

const readers = { permission: 'roles.read' } as const;

export const slots: Slots<StaffSlots & SettingsSlots> = {
  'super-admin.overview': [
    { at: 3, door: readers, load: () => import('./people/people-card.tsx') },
    { at: 5, door: readers, load: () => import('./grants/grants-card.tsx') },
    { at: 60, door: readers, load: () => import('./matrix/matrix-card.tsx') },
  ],
  'settings.sections': [
    section({
      name: 'roles',
      at: 29,
      Icon: UserCog,
      loadTexts: () => import('./section/texts.ts'),
      load: () => import('./own/roles-panel.tsx'),
    }),
  ],
};

export const loadDoors = () => import('./door/staff-door.tsx');

export const loadActs: ActWords<keyof typeof roleActs> = () => import('./acts/texts.ts');
