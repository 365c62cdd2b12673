import { webDomain } from '@egcr/web-kit/web-domain';

import { supportScreens } from '../contract/screens.ts';
import { supportTitles } from './titles/texts.ts';

export const support = webDomain({
  screens: supportScreens,
  titles: supportTitles,
  loadSignedIn: () => import('./signed-in.ts'),
});
