import type { StaffSlots } from '@egcr/staff/contract';
import type { Places } from '@egcr/web-kit/navigation';
import type { Screens, Slots } from '@egcr/web-kit/web-domain';
import { LayoutDashboard, LayoutGrid } from 'lucide-react';

import type { HomeSlots } from '../contract/index.ts';

const hubs = () => import('./services/hub-screens.tsx');

/** The site's screens behind a guard, each fetched when it is visited. */
export const screens = {
  dashboard: () => import('./dashboard/dashboard.tsx'),
  services: async () => ({ Screen: (await hubs()).AllServices }),
  'services-personal': async () => ({ Screen: (await hubs()).PersonalServices }),
  'services-business': async () => ({ Screen: (await hubs()).BusinessServices }),
  'services-government': async () => ({ Screen: (await hubs()).GovernmentServices }),
  'services-ngo': async () => ({ Screen: (await hubs()).NgoServices }),
} satisfies Screens;

/** One entry leads to all services; the pages of each audience are reached from there. */
export const places = {
  dashboard: { group: 'you', at: 10, bar: 10, Icon: LayoutDashboard, keys: 'g d' },
  services: { group: 'you', at: 15, Icon: LayoutGrid, keys: 'g a' },
} satisfies Places;

export const slots: Slots<StaffSlots & HomeSlots> = {
  'dashboard.tiles': [
    {
      name: 'steps',
      column: 'side',
      at: 90,
      loadTexts: () => import('./tiles/texts.ts'),
      load: () => import('./dashboard/next-steps.tsx'),
    },
  ],
  'super-admin.overview': [
    { at: 70, door: { permission: 'site.warn' }, load: () => import('./scam-desk/scam-desk.tsx') },
  ],
};
