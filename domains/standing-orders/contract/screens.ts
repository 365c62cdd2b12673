import { screens, type Screen } from '@egcr/contract/screen';

export const standingOrdersScreens = screens(
  { guard: 'pinned', frame: 'app', requirement: 'SYS-01', isOpen: true },
  [
    { name: 'wallet-scheduled', path: '/wallet/scheduled' },
    { name: 'wallet-scheduled-new', path: '/wallet/scheduled/new' },
    { name: 'wallet-scheduled-order', path: '/wallet/scheduled/$orderId' },
  ],
) satisfies readonly Screen[];
