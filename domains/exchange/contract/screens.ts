import { screens, type Screen } from '@egcr/contract/screen';

export const exchangeScreens = screens(
  { guard: 'pinned', frame: 'app', requirement: 'SYS-01', isOpen: true },
  [
    { name: 'wallet-convert', path: '/wallet/convert' },
    { name: 'wallet-conversion', path: '/wallet/conversions/$conversionId' },
  ],
) satisfies readonly Screen[];
