import type { Screens } from '@egcr/web-kit/slots.tsx';

/** The screens of identity, each fetched when it is visited. */
export const screens: Screens = {
  auth: () => import('./auth/auth-screen.tsx'),
};
