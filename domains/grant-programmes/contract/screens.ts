import { screens, type Screen } from '@egcr/contract/screen';

export const programmeScreens = [
  ...screens({ guard: 'profiled', frame: 'app', isOpen: true }, [
    { name: 'grant-programmes', path: '/super-admin/grant-programmes', requirement: 'SYS-03' },
    { name: 'grant-budgets', path: '/super-admin/grant-budgets', requirement: 'SYS-03' },
    { name: 'grant-programme-new', path: '/create/grant-programme', requirement: 'SYS-03' },
  ]),
] as const satisfies readonly Screen[];
