import { screens, type Screen } from '@egcr/contract/screen';

export const developerScreens = [
  ...screens({ guard: 'profiled', frame: 'app', isOpen: true }, [
    { name: 'developers', path: '/payment-gateway/developers', requirement: 'ROUTE-15' },
    { name: 'api-key-new', path: '/payment-gateway/developers/keys/new', requirement: 'ROUTE-15' },
  ]),
] as const satisfies readonly Screen[];
