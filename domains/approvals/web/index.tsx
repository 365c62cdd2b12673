import type { Slots } from '@egcr/web-kit/slots.tsx';

/** What approvals put into places of others, fetched when it is shown. */
export const slots: Slots = {
  'super-admin.proposals': () => import('./proposals-panel.tsx'),
};
