import type { ActWords } from '@egcr/web-kit/acts';
import type { Screens } from '@egcr/web-kit/web-domain';

import type { staffActs } from '../contract/acts.ts';

export const screens = {
  'super-admin': () => import('./screens/super-admin-screen.tsx'),
  'super-admin-oversight': () => import('./screens/oversight-screen.tsx'),
} satisfies Screens;

export const loadActs: ActWords<keyof typeof staffActs> = () => import('./acts/texts.ts');
