import { screens, type Screen } from '@egcr/contract/screen';

export const commentScreens = screens(
  { guard: 'profiled', frame: 'app', isOpen: true, requirement: 'SYS-18' },
  [{ name: 'comment-queue', path: '/super-admin/comments' }],
) satisfies readonly Screen[];
