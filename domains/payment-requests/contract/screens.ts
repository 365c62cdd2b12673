import { screens, type Screen } from '@egcr/contract/screen';

export const paymentRequestsScreens = screens(
  { guard: 'pinned', frame: 'app', requirement: 'SYS-01', isOpen: true },
  [
    { name: 'wallet-requests', path: '/wallet/requests' },
    { name: 'wallet-request-new', path: '/wallet/requests/new' },
    { name: 'wallet-request', path: '/wallet/requests/$requestId' },
  ],
) satisfies readonly Screen[];
