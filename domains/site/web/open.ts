import type { KeptInBrowser } from '@egcr/web-kit/browser-storage';
import type { Screens } from '@egcr/web-kit/web-domain';

import { FOLDED_KEY, KEYS_OFF_KEY } from './app-frame/kept.ts';
import { DASHBOARD_KEY } from './dashboard/kept.ts';

export const screens = {
  landing: () => import('./landing/landing.tsx'),
  'benefits-individuals': () => import('./benefits/individuals-screen.tsx'),
  'benefits-businesses': () => import('./benefits/businesses-screen.tsx'),
  'benefits-governments': () => import('./benefits/governments-screen.tsx'),
  'benefits-organizations': () => import('./benefits/organizations-screen.tsx'),
  whitepaper: async () => (await import('./whitepaper/open-whitepaper.ts')).openWhitepaper(),
  security: () => import('./security-page/security-screen.tsx'),
} satisfies Screens;

export const loadHead = () => import('./head/texts.ts');

export const keeps: readonly KeptInBrowser[] = [
  { key: FOLDED_KEY, place: 'local', reason: 'looks' },
  { key: KEYS_OFF_KEY, place: 'local', reason: 'looks' },
  { key: DASHBOARD_KEY, place: 'local', reason: 'looks' },
];
