import { screens, type Screen } from '@egcr/contract/screen';

export const jobScreens = [
  ...screens({ guard: 'public', frame: 'entry', isOpen: true, drawnAhead: 'head' }, [
    { name: 'jobs', path: '/jobs', requirement: 'ROUTE-10' },
    { name: 'job', path: '/jobs/$slug', requirement: 'SYS-07', stored: true },
  ]),
  ...screens({ guard: 'pinned', frame: 'app', isOpen: true }, [
    { name: 'job-board', path: '/global-job-board', requirement: 'ROUTE-14' },
    { name: 'job-posting-new', path: '/global-job-board/new', requirement: 'SYS-07' },
    { name: 'job-posting-edit', path: '/global-job-board/postings/$postingId/edit', requirement: 'SYS-07' },
  ]),
] as const satisfies readonly Screen[];
