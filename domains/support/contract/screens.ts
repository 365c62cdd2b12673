import { screens, type Screen } from '@egcr/contract/screen';

export const supportScreens = [
  ...screens({ frame: 'app', isOpen: true, requirement: 'SYS-07' }, [
    { name: 'support', path: '/global-job-board/support', guard: 'pinned' },
    { name: 'support-staff', path: '/super-admin/support', guard: 'profiled' },
  ]),
] as const satisfies readonly Screen[];
