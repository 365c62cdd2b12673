import type { HomeSlots, ShellSlots } from '@egcr/site/contract';
import type { Slots } from '@egcr/web-kit/web-domain';

export const slots: Slots<HomeSlots & ShellSlots> = {
  'shell.header': [{ at: 30, load: () => import('./later/send-watch.tsx') }],
  'dashboard.next': [{ at: 6, load: () => import('./dashboard/due-drafts.tsx') }],
};

export const loadNotices = () => import('./notices.ts');
