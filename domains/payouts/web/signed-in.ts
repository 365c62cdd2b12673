import type { Screens } from '@egcr/web-kit/web-domain';

export const screens = {
  payouts: () => import('./payouts-screen.tsx'),
} satisfies Screens;

export const loadNotices = () => import('./notices.ts');
