import { webDomain } from '@egcr/web-kit/web-domain';

import { blogScreens } from '../contract/screens.ts';
import { first } from './first.ts';
import { blogTitles } from './titles/texts.ts';

export const blog = webDomain({
  screens: blogScreens,
  titles: blogTitles,
  first,
  loadOpen: () => import('./open.ts'),
  loadSignedIn: () => import('./signed-in.ts'),
});
