import type { Screens, Slots } from '@egcr/web-kit/slots.tsx';

export const screens: Screens = {
  contact: () => import('./contact-screen.tsx'),
  'contact-queue': () => import('./queue/queue-screen.tsx'),
};

export const slots: Slots = {
  'super-admin.contact': () => import('./queue/queue-card.tsx'),
};
