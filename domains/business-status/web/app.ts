import { webDomain } from '@egcr/web-kit/web-domain';

import { businessStatusScreens } from '../contract/screens.ts';
import { businessStatusTitles } from './titles/texts.ts';

export const businessStatus = webDomain({
  screens: businessStatusScreens,
  titles: businessStatusTitles,
  loadSignedIn: () => import('./signed-in.ts'),
});
