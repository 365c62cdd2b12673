import type { Slots } from '@egcr/web-kit/slots.tsx';

export const slots: Slots = {
  'shell.bell': () => import('./bell.tsx'),
};
