import type { Screens } from '@egcr/web-kit/web-domain';

export const screens = {
  developers: () => import('./keys/developers-screen.tsx'),
  'api-key-new': () => import('./keys/new-key-screen.tsx'),
  'api-requests': () => import('./requests/requests-screen.tsx'),
  'webhook-new': () => import('./hooks/new-webhook-screen.tsx'),
  webhook: () => import('./hooks/webhook-screen.tsx'),
} satisfies Screens;

export const loadNotices = () => import('./notices.ts');
