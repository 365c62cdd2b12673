import type { Screens } from '@egcr/web-kit/web-domain';

export const screens = {
  rails: () => import('./open-rails/open-rails-screen.tsx'),
} satisfies Screens;

export const loadHead = () => import('./head/texts.ts');
