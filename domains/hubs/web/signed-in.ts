import type { ServicesSlots } from '@egcr/site/contract';
import type { Slots } from '@egcr/web-kit/web-domain';

export const slots: Slots<ServicesSlots> = {
  'services.start': [{ at: 10, load: () => import('./start.tsx') }],
};
