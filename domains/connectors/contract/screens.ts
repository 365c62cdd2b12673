import { screens, type Screen } from '@egcr/contract/screen';

export const connectorScreens = [
  ...screens({ guard: 'profiled', frame: 'app', isOpen: true }, [
    { name: 'payment-rails', path: '/payment-gateway/rails', requirement: 'SYS-02' },
    { name: 'payment-balance', path: '/payment-gateway/balance', requirement: 'SYS-02' },
    { name: 'routing-rules', path: '/payment-gateway/routing', requirement: 'SYS-02' },
    { name: 'routing-rule-new', path: '/payment-gateway/routing/new', requirement: 'SYS-02' },
    { name: 'routing-rule', path: '/payment-gateway/routing/$ruleId', requirement: 'SYS-02' },
  ]),
  {
    name: 'rails',
    path: '/rails',
    guard: 'public',
    frame: 'entry',
    requirement: 'SYS-02',
    isOpen: true,
    drawnAhead: 'head',
  },
] as const satisfies readonly Screen[];
