import { webDomain } from '@egcr/web-kit/web-domain';

import { fundScreens } from '../contract/screens.ts';
import { fundTitles } from './titles/texts.ts';

export const funds = webDomain({
  screens: fundScreens,
  titles: fundTitles,
  loadOpen: () => import('./open.ts'),
  loadSignedIn: () => import('./signed-in.ts'),
});
