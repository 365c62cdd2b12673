import type { RegistrySlots } from '@egcr/registry/contract';
import { behindDoor } from '@egcr/web-kit/staff-door.tsx';
import type { Screens, Slots } from '@egcr/web-kit/web-domain';

export const screens = {
  'business-status': behindDoor(
    [{ permission: 'registry.read' }],
    () => import('./officer/status-screen.tsx'),
  ),
} satisfies Screens;

export const slots: Slots<RegistrySlots> = {
  'business.settings': [{ at: 10, load: () => import('./owner/status-card.tsx') }],
};
