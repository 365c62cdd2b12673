import type { JobBoardSlots } from '@egcr/jobs/contract';
import type { Screens, Slots } from '@egcr/web-kit/web-domain';

export const screens = {
  'job-application': () => import('./apply/apply-screen.tsx'),
  'job-applicants': () => import('./applicants/applicants-screen.tsx'),
} satisfies Screens;

export const slots: Slots<JobBoardSlots> = {
  'job-board.saved': [{ at: 10, load: () => import('./saved/saved-jobs.tsx') }],
  'job-board.job': [{ at: 10, load: () => import('./saved/save-at-job.tsx') }],
  'job-board.fit': [{ at: 10, load: () => import('./fit/fit-at-job.tsx') }],
  'job-board.alert': [{ at: 10, load: () => import('./alerts/alert-button.tsx') }],
  'job-board.cv': [{ at: 10, load: () => import('./cv/cv-tab.tsx') }],
  'job-board.fitting': [{ at: 10, load: () => import('./fit/fitting-jobs.tsx') }],
  'job-board.applications': [{ at: 10, load: () => import('./mine/own-applications.tsx') }],
};

export const loadNotices = () => import('./notices.ts');
