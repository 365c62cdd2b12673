import type { Screens } from '@egcr/web-kit/slots.tsx';

/** The screens of the profile, each fetched when it is visited. */
export const screens: Screens = {
  'complete-profile': () => import('./complete-profile-screen.tsx'),
  settings: () => import('./settings/settings-screen.tsx'),
};
