import { screens, type Screen } from '@egcr/contract/screen';

export const organisationScreens = screens(
  { guard: 'profiled', frame: 'app', requirement: 'SYS-23', isOpen: true },
  [{ name: 'organisation', path: '/organisations/$organisationId' }],
) satisfies readonly Screen[];
