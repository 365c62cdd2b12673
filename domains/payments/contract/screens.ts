import { screens, type Screen } from '@egcr/contract/screen';

export const paymentScreens = [
  ...screens({ guard: 'profiled', frame: 'app', isOpen: true }, [
    { name: 'payment-gateway', path: '/payment-gateway', requirement: 'ROUTE-15' },
    { name: 'gateway-payment', path: '/payment-gateway/payments/$paymentId', requirement: 'SYS-02' },
    { name: 'payment-disputes', path: '/payment-gateway/disputes', requirement: 'SYS-02' },
    { name: 'payment-dispute', path: '/payment-gateway/disputes/$disputeId', requirement: 'SYS-02' },
    { name: 'dispute-desk', path: '/super-admin/payment-disputes', requirement: 'SYS-02' },
    { name: 'payment-risk', path: '/payment-gateway/risk', requirement: 'SYS-02' },
  ]),
] as const satisfies readonly Screen[];
