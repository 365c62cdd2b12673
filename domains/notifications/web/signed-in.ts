import type { ShellSlots } from '@egcr/site/contract';
import type { Slots } from '@egcr/web-kit/web-domain';

export const slots: Slots<ShellSlots> = {
  'shell.header': [{ at: 20, load: () => import('./bell.tsx') }],
};
