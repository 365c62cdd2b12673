import type { Screens } from '@egcr/web-kit/slots.tsx';

/** The site's own screens that are open to everyone; each is fetched when it is visited. In a file of its own, so that the landing page does not carry their names. */
export const screens: Screens = {
  'benefits-individuals': () => import('./benefits/individuals-screen.tsx'),
  'benefits-businesses': () => import('./benefits/businesses-screen.tsx'),
  'benefits-governments': () => import('./benefits/governments-screen.tsx'),
  'benefits-organizations': () => import('./benefits/organizations-screen.tsx'),
  whitepaper: async () => (await import('./whitepaper/open-whitepaper.ts')).openWhitepaper(),
  security: () => import('./security-page/security-screen.tsx'),
};
