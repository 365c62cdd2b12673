import { screens, type Screen } from '@egcr/contract/screen';

export const developerScreens = [
  ...screens({ guard: 'profiled', frame: 'app', isOpen: true }, [
    { name: 'developers', path: '/payment-gateway/developers', requirement: 'SYS-02' },
    { name: 'api-key-new', path: '/payment-gateway/developers/keys/new', requirement: 'SYS-02' },
    { name: 'api-requests', path: '/payment-gateway/developers/requests', requirement: 'SYS-02' },
    { name: 'webhook-new', path: '/payment-gateway/developers/webhooks/new', requirement: 'SYS-02' },
    { name: 'webhook', path: '/payment-gateway/developers/webhooks/$webhookId', requirement: 'SYS-02' },
  ]),
] as const satisfies readonly Screen[];
