import { screens, type Screen } from '@egcr/contract/screen';

export const administrationScreens = screens(
  { guard: 'profiled', frame: 'app', requirement: 'ROUTE-15', isOpen: true },
  [{ name: 'business-admin', path: '/business/admin' }],
) satisfies readonly Screen[];
