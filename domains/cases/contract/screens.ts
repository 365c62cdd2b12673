import { screens, type Screen } from '@egcr/contract/screen';

export const caseScreens = screens({ guard: 'profiled', frame: 'app', requirement: 'SYS-16', isOpen: true }, [
  { name: 'cases', path: '/cases' },
  { name: 'cases', path: '/cases/$caseId' },
  { name: 'case-queue', path: '/super-admin/cases' },
]) satisfies readonly Screen[];
