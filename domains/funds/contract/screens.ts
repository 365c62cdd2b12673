import { screens, type Screen } from '@egcr/contract/screen';

export const fundScreens = [
  ...screens({ guard: 'public', frame: 'entry', isOpen: true, drawnAhead: 'head', requirement: 'SYS-04' }, [
    { name: 'wealth-funds', path: '/wealth-funds' },
    { name: 'wealth-fund', path: '/wealth-funds/$slug', stored: true },
  ]),
  ...screens({ frame: 'app', isOpen: true, requirement: 'SYS-04' }, [
    { name: 'wallet-funds', path: '/wallet/funds', guard: 'pinned' },
    { name: 'fund-valuations', path: '/super-admin/fund-valuations', guard: 'profiled' },
  ]),
] as const satisfies readonly Screen[];
