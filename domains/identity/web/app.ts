import { webDomain } from '@egcr/web-kit/web-domain';

import { identityScreens } from '../contract/screens.ts';
import { identityTitles } from './titles/texts.ts';

export const identity = webDomain({
  screens: identityScreens,
  titles: identityTitles,
  loadOpen: () => import('./open.ts'),
  loadSignedIn: () => import('./signed-in.ts'),
});
