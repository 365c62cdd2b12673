import type { StaffSlots } from '@egcr/staff/contract';
import { behindDoor } from '@egcr/web-kit/staff-door.tsx';
import type { Screens, Slots } from '@egcr/web-kit/web-domain';

export const screens = {
  'contact-queue': behindDoor([{ permission: 'contact.handle' }], () => import('./queue/queue-screen.tsx')),
} satisfies Screens;

export const slots: Slots<StaffSlots> = {
  'super-admin.overview': [
    { at: 10, door: { permission: 'contact.handle' }, load: () => import('./queue/queue-card.tsx') },
  ],
};
