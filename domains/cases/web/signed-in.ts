import type { HomeSlots } from '@egcr/site/contract';
import type { StaffSlots } from '@egcr/staff/contract';
import type { ActWords } from '@egcr/web-kit/acts';
import type { Places } from '@egcr/web-kit/navigation';
import { behindDoor } from '@egcr/web-kit/staff-door.tsx';
import type { Screens, Slots } from '@egcr/web-kit/web-domain';
import { FolderOpen } from 'lucide-react';

import type { caseActs } from '../contract/acts.ts';

const officers = { permission: 'cases.read', scopedBy: ['queue'] } as const;

export const screens = {
  cases: () => import('./own-cases-screen.tsx'),
  'case-queue': behindDoor([officers], () => import('./queue/queue-screen.tsx')),
} satisfies Screens;

export const places = {
  cases: { group: 'support', at: 6, Icon: FolderOpen },
} satisfies Places;

export const slots: Slots<StaffSlots & HomeSlots> = {
  'dashboard.next': [{ at: 5, load: () => import('./dashboard/due-tasks.tsx') }],
  'dashboard.tiles': [
    {
      name: 'cases',
      column: 'side',
      at: 50,
      loadTexts: () => import('./tiles/texts.ts'),
      load: () => import('./dashboard/my-cases.tsx'),
    },
  ],
  'super-admin.overview': [{ at: 12, door: officers, load: () => import('./queue/queue-card.tsx') }],
};

export const loadNotices = () => import('./notices.ts');

export const loadActs: ActWords<keyof typeof caseActs> = () => import('./acts/texts.ts');
