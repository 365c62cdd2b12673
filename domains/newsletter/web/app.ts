import { webDomain } from '@egcr/web-kit/web-domain';

import { newsletterScreens } from '../contract/screens.ts';
import { newsletterTitles } from './titles/texts.ts';

export const newsletter = webDomain({
  screens: newsletterScreens,
  titles: newsletterTitles,
  loadOpen: () => import('./open.ts'),
  loadSignedIn: () => import('./signed-in.ts'),
});
