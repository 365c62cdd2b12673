import { screens, type Screen } from '@egcr/contract/screen';

export const grantSourceScreens = screens({ frame: 'app', guard: 'profiled', isOpen: true }, [
  { name: 'grant-imports', path: '/super-admin/grant-imports', requirement: 'SYS-03' },
]) satisfies readonly Screen[];
