import { webDomain } from '@egcr/web-kit/web-domain';

import { roleScreens } from '../contract/screens.ts';
import { roleTitles } from './titles/texts.ts';

export const roles = webDomain({
  screens: roleScreens,
  titles: roleTitles,
  loadSignedIn: () => import('./signed-in.ts'),
});
