import type { Screens } from '@egcr/web-kit/web-domain';

export const screens = {
  jobs: () => import('./find/jobs-screen.tsx'),
  job: () => import('./job/job-screen.tsx'),
} satisfies Screens;

export const loadHead = () => import('./head/texts.ts');
