import type { HomeSlots } from '@egcr/site/contract';
import type { Slots } from '@egcr/web-kit/web-domain';

export const slots: Slots<HomeSlots> = {
  'dashboard.next': [{ at: 6, load: () => import('./dashboard/due-drafts.tsx') }],
};

export const loadNotices = () => import('./notices.ts');
