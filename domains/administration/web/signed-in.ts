import type { Places } from '@egcr/web-kit/navigation';
import type { Screens } from '@egcr/web-kit/web-domain';
import { Users } from 'lucide-react';

export const screens = {
  'business-admin': () => import('./admin-screen.tsx'),
} satisfies Screens;

export const places = {
  'business-admin': { group: 'business', at: 60, Icon: Users },
} satisfies Places;
