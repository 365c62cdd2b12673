import { screens, type Screen } from '@egcr/contract/screen';

export const statementsScreens = screens(
  { guard: 'pinned', frame: 'app', requirement: 'SYS-01', isOpen: true },
  [{ name: 'wallet-statements', path: '/wallet/statements' }],
) satisfies readonly Screen[];
