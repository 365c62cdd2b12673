import { screens, type Screen } from '@egcr/contract/screen';

export const deskScreens = [
  ...screens({ guard: 'profiled', frame: 'app', isOpen: true }, [
    { name: 'create-service', path: '/create', requirement: 'SYS-16' },
    { name: 'create-service', path: '/create/$serviceType', requirement: 'ROUTE-15' },
  ]),
] as const satisfies readonly Screen[];
