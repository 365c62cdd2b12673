import type { Slots } from '@egcr/web-kit/slots.tsx';

/** What the preferences put into places of others, each fetched when it is shown. */
export const slots: Slots = {
  'settings.preferences': () => import('./preferences-section.tsx'),
  'shell.preferences': () => import('./preferences-watch.tsx'),
};
