import { webDomain } from '@egcr/web-kit/web-domain';

import { grantScreens } from '../contract/screens.ts';
import { grantTitles } from './titles/texts.ts';

export const grants = webDomain({
  screens: grantScreens,
  titles: grantTitles,
  loadOpen: () => import('./open.ts'),
  loadSignedIn: () => import('./signed-in.ts'),
});
