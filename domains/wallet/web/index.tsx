import type { Screens } from '@egcr/web-kit/slots.tsx';

/** The screens that are open to everyone, each fetched when it is visited. */
export const screens: Screens = {
  verify: () => import('./verify/verify-screen.tsx'),
};

/** What only signed-in people meet. */
export const loadSignedIn = () => import('./signed-in.ts');
