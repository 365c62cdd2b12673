import type { Screens } from '@egcr/web-kit/slots.tsx';

/** The site's screens behind a guard, each fetched when it is visited. */
export const screens: Screens = {
  dashboard: () => import('./dashboard/dashboard.tsx'),
};

/** Frames that public pages do not need. */
export const frames = {
  bare: () => import('./frame/bare-frame.tsx'),
  app: () => import('./app-frame/app-frame.tsx'),
} as const;
