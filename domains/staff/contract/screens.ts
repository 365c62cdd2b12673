import { screens, type Screen } from '@egcr/contract/screen';

export const staffScreens = screens(
  { guard: 'profiled', frame: 'app', requirement: 'ROUTE-15', isOpen: true },
  [
    { name: 'super-admin', path: '/super-admin' },
    { name: 'super-admin-oversight', path: '/super-admin-oversight' },
  ],
) satisfies readonly Screen[];
