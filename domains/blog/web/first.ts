import type { Screens } from '@egcr/web-kit/web-domain';

/** What people read: it comes without what they need to act. */
export const first = {
  blog: () => import('./list/blog-screen.tsx'),
  'blog-post': () => import('./post/post-screen.tsx'),
} satisfies Screens;
