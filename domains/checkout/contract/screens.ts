import { screens, type Screen } from '@egcr/contract/screen';

export const checkoutScreens = [
  ...screens({ guard: 'public', frame: 'public', isOpen: true }, [
    { name: 'pay', path: '/pay/$linkId', requirement: 'SYS-02' },
    { name: 'checkout', path: '/checkout/$sessionId', requirement: 'SYS-02' },
  ]),
  ...screens({ guard: 'profiled', frame: 'app', isOpen: true }, [
    { name: 'payment-link-new', path: '/payment-gateway/links/new', requirement: 'SYS-02' },
    { name: 'payment-link', path: '/payment-gateway/links/$paymentLinkId', requirement: 'SYS-02' },
    { name: 'checkout-sessions', path: '/payment-gateway/checkout-sessions', requirement: 'SYS-02' },
    {
      name: 'checkout-session',
      path: '/payment-gateway/checkout-sessions/$checkoutSessionId',
      requirement: 'SYS-02',
    },
    { name: 'pay-confirm', path: '/pay/$linkId/confirm', requirement: 'SYS-02' },
  ]),
] as const satisfies readonly Screen[];
