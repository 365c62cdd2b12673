import { webDomain } from '@egcr/web-kit/web-domain';

import { caseScreens } from '../contract/screens.ts';
import { caseTitles } from './titles/texts.ts';

export const cases = webDomain({
  screens: caseScreens,
  titles: caseTitles,
  loadSignedIn: () => import('./signed-in.ts'),
});
