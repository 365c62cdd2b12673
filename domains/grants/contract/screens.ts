import { screens, type Screen } from '@egcr/contract/screen';

export const grantScreens = [
  ...screens({ frame: 'app', isOpen: true }, [
    { name: 'grants', path: '/grants', guard: 'pinned', requirement: 'ROUTE-14' },
    {
      name: 'grant-budgets',
      path: '/super-admin/grant-budgets',
      guard: 'profiled',
      requirement: 'SYS-03',
    },
    {
      name: 'funding-application',
      path: '/apply-funding/$fundType',
      guard: 'profiled',
      requirement: 'ROUTE-15',
    },
    {
      name: 'funding-application',
      path: '/apply-grant/$grantType',
      guard: 'profiled',
      requirement: 'ROUTE-15',
    },
  ]),
] as const satisfies readonly Screen[];
