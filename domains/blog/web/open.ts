import type { Screens } from '@egcr/web-kit/web-domain';

export const screens = {
  blog: () => import('./list/blog-screen.tsx'),
  'blog-category': () => import('./list/category-screen.tsx'),
  'blog-author': () => import('./list/author-screen.tsx'),
  'blog-tag': () => import('./list/tag-screen.tsx'),
  'blog-post': () => import('./post/post-screen.tsx'),
} satisfies Screens;

export const loadHead = () => import('./head/texts.ts');
