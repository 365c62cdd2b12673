import { screens, type Screen } from '@egcr/contract/screen';

export const ledgerScreens = screens(
  { guard: 'public', frame: 'entry', requirement: 'SYS-01', isOpen: true },
  [{ name: 'verify', path: '/verify' }],
) satisfies readonly Screen[];
