import type { RegistrySlots } from '@egcr/registry/contract';
import type { Slots } from '@egcr/web-kit/web-domain';

export const slots: Slots<RegistrySlots> = {
  'business.documents': [{ at: 10, load: () => import('./papers-card.tsx') }],
};
