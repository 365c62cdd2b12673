import { webDomain } from '@egcr/web-kit/web-domain';

import { profileScreens } from '../contract/screens.ts';
import { profileTitles } from './titles/texts.ts';

export const profile = webDomain({
  screens: profileScreens,
  titles: profileTitles,
  loadOpen: () => import('./open.ts'),
  loadSignedIn: () => import('./signed-in.ts'),
});
