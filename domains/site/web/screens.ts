import type { Screens } from '@egcr/web-kit/slots.tsx';

/** The site's own screens that are open to everyone; each is fetched when it is visited. In a file of its own, so that the landing page does not carry their names. */
export const screens: Screens = {
  security: () => import('./security-page/security-screen.tsx'),
};
