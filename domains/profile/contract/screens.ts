import { screens, type Screen } from '@egcr/contract/screen';

export const profileScreens = screens({ isOpen: true }, [
  {
    name: 'complete-profile',
    path: '/complete-profile',
    guard: 'signed_in',
    frame: 'bare',
    resource: 'profile completion',
    role: 'complete_profile',
    requirement: 'ROUTE-12',
  },
  { name: 'settings', path: '/settings', guard: 'pinned', frame: 'app', requirement: 'ROUTE-14' },
]) satisfies readonly Screen[];
