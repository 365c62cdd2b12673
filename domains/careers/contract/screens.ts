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
  ...screens({ guard: 'pinned', frame: 'app', requirement: 'SYS-07', isOpen: true }, [
    { name: 'job-applicants', path: '/global-job-board/postings/$postingId' },
  ]),
] as const satisfies readonly Screen[];
