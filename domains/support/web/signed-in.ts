import type { CaseSlots } from '@egcr/cases/contract';
import type { JobBoardSlots } from '@egcr/jobs/contract';
import type { StaffSlots } from '@egcr/staff/contract';
import type { ActWords } from '@egcr/web-kit/acts';
import type { Places } from '@egcr/web-kit/navigation';
import { behindDoor } from '@egcr/web-kit/staff-door.tsx';
import type { Screens, Slots } from '@egcr/web-kit/web-domain';
import { LifeBuoy } from 'lucide-react';

import type { supportActs } from '../contract/acts.ts';

/** Reviewers decide about weeks; those who read disbursements see the cycles. */
const readers = { permission: 'support.read' } as const;
const payers = { permission: 'disbursements.read' } as const;

export const screens = {
  support: () => import('./support-screen.tsx'),
  'support-staff': behindDoor([readers, payers], () => import('./staff/staff-screen.tsx')),
} satisfies Screens;

export const places = {
  support: { group: 'support', at: 15, Icon: LifeBuoy },
} satisfies Places;

export const slots: Slots<StaffSlots & JobBoardSlots & CaseSlots> = {
  'case.facts': [
    { at: 21, load: () => import('./staff/likeness/case-likeness.tsx') },
    { at: 22, load: () => import('./staff/job/case-job.tsx') },
  ],
  'job-board.support': [{ at: 10, load: () => import('./board-tab.tsx') }],
  'super-admin.overview': [{ at: 35, door: payers, load: () => import('./staff/staff-card.tsx') }],
};

export const loadNotices = () => import('./notices.ts');
export const loadActs: ActWords<keyof typeof supportActs> = () => import('./acts/texts.ts');
