import { screens, type Screen } from '@egcr/contract/screen';

export const settlementScreens = [
  ...screens({ guard: 'profiled', frame: 'app', isOpen: true }, [
    { name: 'settlements', path: '/super-admin/settlements', requirement: 'SYS-02' },
  ]),
] as const satisfies readonly Screen[];
