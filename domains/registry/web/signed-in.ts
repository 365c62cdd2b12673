import type { CaseSlots } from '@egcr/cases/contract';
import type { Places } from '@egcr/web-kit/navigation';
import type { Screens, Slots } from '@egcr/web-kit/web-domain';
import { Building2, FileBadge, Search } from 'lucide-react';

export const screens = {
  businesses: () => import('./businesses/businesses-screen.tsx'),
  business: () => import('./businesses/business-screen.tsx'),
  'business-changes': () => import('./changes/changes-screen.tsx'),
  'public-profile': () => import('./public-profile/public-profile-screen.tsx'),
  directorship: () => import('./directorships/directorship-screen.tsx'),
  'share-consent': () => import('./consents/consent-screen.tsx'),
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

export const loadNotices = () => import('./notices.ts');

export const slots: Slots<CaseSlots> = {
  'case.facts': [
    { at: 40, load: () => import('./changes/case-facts.tsx') },
    { at: 45, load: () => import('./directorships/case-facts.tsx') },
  ],
  'case.own': [
    { at: 40, load: () => import('./consents/own-case.tsx') },
    { at: 45, load: () => import('./directorships/own-directors.tsx') },
  ],
};
