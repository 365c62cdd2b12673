import { screens, type Screen } from '@egcr/contract/screen';

export const payoutScreens = [
  ...screens({ guard: 'profiled', frame: 'app', isOpen: true }, [
    { name: 'payouts', path: '/payment-gateway/payouts', requirement: 'SYS-02' },
  ]),
] as const satisfies readonly Screen[];
