import type { Screens } from '@egcr/web-kit/web-domain';

export const screens = {
  'blog-post': () => import('./post/post-screen.tsx'),
} satisfies Screens;

export const loadHead = () => import('./head/texts.ts');
