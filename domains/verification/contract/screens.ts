import { screens, type Screen } from '@egcr/contract/screen';

export const verificationScreens = [
  ...screens({ guard: 'profiled', frame: 'app', requirement: 'ROUTE-15', isOpen: true }, [
    { name: 'business-verification', path: '/business/verification' },
  ]),
  ...screens({ guard: 'profiled', frame: 'app', requirement: 'SYS-09', isOpen: true }, [
    { name: 'verify-business', path: '/business/verification/$businessId' },
    { name: 'apply-for-verification', path: '/business/verification/$businessId/apply' },
  ]),
  {
    name: 'screening-lists',
    path: '/super-admin/screening-lists',
    guard: 'profiled',
    frame: 'app',
    requirement: 'SYS-09',
    isOpen: true,
  },
] as const satisfies readonly Screen[];
