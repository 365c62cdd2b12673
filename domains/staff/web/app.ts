import { webDomain } from '@egcr/web-kit/web-domain';

import { staffScreens } from '../contract/screens.ts';
import { staffTitles } from './titles/texts.ts';

export const staff = webDomain({
  screens: staffScreens,
  titles: staffTitles,
  loadSignedIn: () => import('./signed-in.ts'),
});
