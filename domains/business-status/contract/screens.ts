import { screens, type Screen } from '@egcr/contract/screen';

export const businessStatusScreens = screens(
  { guard: 'profiled', frame: 'app', requirement: 'SYS-17', isOpen: true },
  [{ name: 'business-status', path: '/business/admin/status' }],
) satisfies readonly Screen[];
