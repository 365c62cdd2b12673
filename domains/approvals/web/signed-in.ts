import type { StaffSlots } from '@egcr/staff/contract';
import type { ActWords } from '@egcr/web-kit/acts';
import type { Slots } from '@egcr/web-kit/web-domain';

import type { approvalActs } from '../contract/acts.ts';

export const slots: Slots<StaffSlots> = {
  'super-admin.waiting': [
    { at: 10, door: { permission: 'approvals.read' }, load: () => import('./waiting-badges.tsx') },
  ],
  'super-admin.decisions': [
    { at: 10, door: { permission: 'approvals.read' }, load: () => import('./proposals-panel.tsx') },
  ],
};

export const loadNotices = () => import('./notices.ts');

export const loadActs: ActWords<keyof typeof approvalActs> = () => import('./acts/texts.ts');
