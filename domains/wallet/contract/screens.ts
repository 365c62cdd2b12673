import { screens, type Screen } from '@egcr/contract/screen';

export const walletScreens = [
  ...screens({ guard: 'pinned', frame: 'app', requirement: 'ROUTE-14', isOpen: true }, [
    { name: 'wallet', path: '/wallet' },
  ]),
  ...screens({ guard: 'pinned', frame: 'app', requirement: 'SYS-01', isOpen: true }, [
    { name: 'wallet-send', path: '/wallet/send' },
    { name: 'wallet-receive', path: '/wallet/receive' },
    { name: 'wallet-scan', path: '/wallet/scan' },
    { name: 'wallet-payees', path: '/wallet/payees' },
    { name: 'wallet-pots', path: '/wallet/pots' },
    { name: 'wallet-pot-new', path: '/wallet/pots/new' },
    { name: 'wallet-pot', path: '/wallet/pots/$potId' },
    { name: 'wallet-history', path: '/wallet/history' },
    { name: 'wallet-security', path: '/wallet/security' },
    { name: 'wallet-transfer', path: '/wallet/transfers/$transferId' },
  ]),
] as const satisfies readonly Screen[];
