import type { Screens } from '@egcr/web-kit/web-domain';

import { first } from './first.ts';

export const screens = {
  ...first,
  'blog-category': () => import('./list/category-screen.tsx'),
  'blog-author': () => import('./list/author-screen.tsx'),
  'blog-tag': () => import('./list/tag-screen.tsx'),
} satisfies Screens;

export const loadHead = () => import('./head/texts.ts');
