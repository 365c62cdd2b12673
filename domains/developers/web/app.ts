import { webDomain } from '@egcr/web-kit/web-domain';

import { developerScreens } from '../contract/screens.ts';
import { developerTitles } from './titles/texts.ts';

export const developers = webDomain({
  screens: developerScreens,
  titles: developerTitles,
  loadSignedIn: () => import('./signed-in.ts'),
});
