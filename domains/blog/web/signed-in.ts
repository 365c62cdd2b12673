import type { StaffSlots } from '@egcr/staff/contract';
import { behindDoor } from '@egcr/web-kit/staff-door.tsx';
import type { Screens, Slots } from '@egcr/web-kit/web-domain';

export const screens = {
  'blog-desk': behindDoor([{ permission: 'blog.write' }], () => import('./desk/desk-screen.tsx')),
  'blog-editor': behindDoor([{ permission: 'blog.write' }], () => import('./editor/editor-screen.tsx')),
} satisfies Screens;

export const loadNotices = () => import('./notices.ts');

export const slots: Slots<StaffSlots> = {
  'super-admin.overview': [
    { at: 65, door: { permission: 'blog.write' }, load: () => import('./desk/desk-card.tsx') },
  ],
};
