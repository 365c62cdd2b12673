import { webDomain } from '@egcr/web-kit/web-domain';

import { registryScreens } from '../contract/screens.ts';
import { registryTitles } from './titles/texts.ts';

export const registry = webDomain({
  screens: registryScreens,
  titles: registryTitles,
  loadOpen: () => import('./open.ts'),
  loadSignedIn: () => import('./signed-in.ts'),
});
