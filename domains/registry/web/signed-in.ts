import type { Places } from '@egcr/web-kit/navigation';
import type { Screens } from '@egcr/web-kit/web-domain';
import { Building2, FileBadge, Search } from 'lucide-react';

export const screens = {
  businesses: () => import('./businesses/businesses-screen.tsx'),
  business: () => import('./businesses/business-screen.tsx'),
  registration: () => import('./landing/landing-screen.tsx'),
  'register-business': () => import('./register/begin-screen.tsx'),
  directory: () => import('./directory/directory-screen.tsx'),
  'registration-draft': () => import('./register/draft-screen.tsx'),
} satisfies Screens;

export const places = {
  businesses: { group: 'business', at: 10, Icon: Building2 },
  registration: { group: 'business', at: 20, Icon: FileBadge },
  directory: { group: 'business', at: 40, Icon: Search },
} satisfies Places;
