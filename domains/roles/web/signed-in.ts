import type { StaffSlots } from '@egcr/staff/contract';
import type { Slots } from '@egcr/web-kit/web-domain';

export const slots: Slots<StaffSlots> = {
  'super-admin.overview': [{ at: 5, load: () => import('./grants/grants-card.tsx') }],
};
