import type { StaffSlots } from '@egcr/staff/contract';
import type { Screens, Slots } from '@egcr/web-kit/web-domain';

export const screens = {
  'contact-queue': () => import('./queue/queue-screen.tsx'),
} satisfies Screens;

export const slots: Slots<StaffSlots> = {
  'super-admin.overview': [{ at: 10, load: () => import('./queue/queue-card.tsx') }],
};
