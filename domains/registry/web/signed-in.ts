import type { Places } from '@egcr/web-kit/navigation';
import type { Screens } from '@egcr/web-kit/web-domain';
import { FileBadge } from 'lucide-react';

export const screens = {
  registration: () => import('./landing/landing-screen.tsx'),
  'register-business': () => import('./register/begin-screen.tsx'),
  'registration-draft': () => import('./register/draft-screen.tsx'),
} satisfies Screens;

export const places = {
  registration: { group: 'business', at: 20, Icon: FileBadge },
} satisfies Places;
