import { screens, type Screen } from '@egcr/contract/screen';

export const bankingScreens = screens(
  { guard: 'pinned', frame: 'app', requirement: 'SYS-01', isOpen: true },
  [
    { name: 'wallet-add', path: '/wallet/add' },
    { name: 'wallet-imports', path: '/wallet/imports' },
    { name: 'wallet-withdraw', path: '/wallet/withdraw' },
    { name: 'wallet-withdrawal', path: '/wallet/withdrawals/$withdrawalId' },
  ],
) satisfies readonly Screen[];
