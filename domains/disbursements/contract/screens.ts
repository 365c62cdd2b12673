import { screens, type Screen } from '@egcr/contract/screen';

export const disbursementScreens = screens(
  { guard: 'profiled', frame: 'app', requirement: 'SYS-03', isOpen: true },
  [{ name: 'disbursements', path: '/super-admin/disbursements' }],
) satisfies readonly Screen[];
