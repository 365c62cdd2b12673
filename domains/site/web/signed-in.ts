import type { Screens } from '@egcr/web-kit/slots.tsx';

const hubs = () => import('./services/hub-screens.tsx');

/** The site's screens behind a guard, each fetched when it is visited. */
export const screens: Screens = {
  dashboard: () => import('./dashboard/dashboard.tsx'),
  services: async () => ({ Screen: (await hubs()).AllServices }),
  'services-personal': async () => ({ Screen: (await hubs()).PersonalServices }),
  'services-business': async () => ({ Screen: (await hubs()).BusinessServices }),
  'services-government': async () => ({ Screen: (await hubs()).GovernmentServices }),
  'services-ngo': async () => ({ Screen: (await hubs()).NgoServices }),
};

/** Frames that public pages do not need. */
export const frames = {
  bare: () => import('./frame/bare-frame.tsx'),
  app: () => import('./app-frame/app-frame.tsx'),
} as const;
