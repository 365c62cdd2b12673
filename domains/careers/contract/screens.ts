import { screens, type Screen } from '@egcr/contract/screen';

export const careerScreens = [
  {
    name: 'job-application',
    path: '/jobs/$slug/apply',
    guard: 'profiled',
    frame: 'app',
    requirement: 'SYS-07',
    isOpen: true,
  },
  {
    name: 'job-alert-link',
    path: '/job-alerts/$token',
    guard: 'public',
    frame: 'entry',
    requirement: 'SYS-07',
    isOpen: true,
    drawnAhead: 'head',
    takesSecrets: true,
  },
  ...screens({ guard: 'pinned', frame: 'app', requirement: 'SYS-07', isOpen: true }, [
    { name: 'job-applicants', path: '/global-job-board/postings/$postingId' },
  ]),
] as const satisfies readonly Screen[];
