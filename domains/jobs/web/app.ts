import { webDomain } from '@egcr/web-kit/web-domain';

import { jobScreens } from '../contract/screens.ts';
import { jobTitles } from './titles/texts.ts';

export const jobs = webDomain({
  screens: jobScreens,
  titles: jobTitles,
  loadOpen: () => import('./open.ts'),
  loadSignedIn: () => import('./signed-in.ts'),
});
