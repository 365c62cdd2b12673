import type { Places } from '@egcr/web-kit/navigation';
import type { Screens } from '@egcr/web-kit/web-domain';
import { HandCoins } from 'lucide-react';

export const screens = {
  grants: () => import('./find/grants-screen.tsx'),
  'funding-application': () => import('./apply/application-screen.tsx'),
} satisfies Screens;

export const places = {
  grants: { group: 'support', at: 20, Icon: HandCoins },
} satisfies Places;

export const loadNotices = () => import('./notices.ts');
