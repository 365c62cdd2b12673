import { webDomain } from '@egcr/web-kit/web-domain';

import { careerScreens } from '../contract/screens.ts';
import { careerTitles } from './titles/texts.ts';

export const careers = webDomain({
  screens: careerScreens,
  titles: careerTitles,
  loadOpen: () => import('./open.ts'),
  loadSignedIn: () => import('./signed-in.ts'),
});
