import type { StaffSlots } from '@egcr/staff/contract';
import type { ActWords } from '@egcr/web-kit/acts';
import { behindDoor } from '@egcr/web-kit/staff-door.tsx';
import type { Screens, Slots } from '@egcr/web-kit/web-domain';

import type { commentActs } from '../contract/acts.ts';

export const screens = {
  'comment-queue': behindDoor(
    [{ permission: 'comments.moderate' }],
    () => import('./queue/queue-screen.tsx'),
  ),
} satisfies Screens;

export const loadNotices = () => import('./notices.ts');

export const loadActs: ActWords<keyof typeof commentActs> = () => import('./acts/texts.ts');

export const slots: Slots<StaffSlots> = {
  'super-admin.overview': [
    { at: 66, door: { permission: 'comments.moderate' }, load: () => import('./queue/queue-card.tsx') },
  ],
};
