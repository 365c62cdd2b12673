import { screens, type Screen } from '@egcr/contract/screen';

export const roleScreens = screens(
  { guard: 'profiled', frame: 'app', requirement: 'GUARD-09', isOpen: true },
  [{ name: 'request-access', path: '/request-access' }],
) satisfies readonly Screen[];
