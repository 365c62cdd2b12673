import type { Places } from '@egcr/web-kit/navigation';
import type { Screens } from '@egcr/web-kit/web-domain';
import { FilePlus } from 'lucide-react';

export const screens = {
  'create-service': () => import('./create-service-screen.tsx'),
} satisfies Screens;

export const places = {
  'create-service': { group: 'support', at: 5, Icon: FilePlus },
} satisfies Places;

export const loadNotices = () => import('./notices.ts');
