import { webDomain } from '@egcr/web-kit/web-domain';

import { commentScreens } from '../contract/screens.ts';
import { commentTitles } from './titles/texts.ts';

export const comments = webDomain({
  screens: commentScreens,
  titles: commentTitles,
  loadSignedIn: () => import('./signed-in.ts'),
});
