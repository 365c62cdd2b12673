import type { Screens, Slots } from '@egcr/web-kit/slots.tsx';

/** The screens of identity behind a guard, each fetched when it is visited. */
export const screens: Screens = {
  'pin-verification': () => import('./pin/pin-verification-screen.tsx'),
  'pin-reset': () => import('./pin/pin-reset-screen.tsx'),
  'super-admin': () => import('./admin/super-admin-screen.tsx'),
  'super-admin-oversight': () => import('./admin/oversight-screen.tsx'),
};

/** What identity puts into the settings, each fetched when it is shown. */
export const slots: Slots = {
  'wallet.standing': () => import('./hold/hold-banner.tsx'),
  'settings.contacts': () => import('./security/contacts-section.tsx'),
  'settings.security': () => import('./security/security-section.tsx'),
};
