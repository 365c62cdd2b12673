import { webDomain } from '@egcr/web-kit/web-domain';

import { grantSourceScreens } from '../contract/screens.ts';
import { grantSourceTitles } from './titles/texts.ts';

export const grantSources = webDomain({
  screens: grantSourceScreens,
  titles: grantSourceTitles,
  loadSignedIn: () => import('./signed-in.ts'),
});
