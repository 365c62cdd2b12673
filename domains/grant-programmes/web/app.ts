import { webDomain } from '@egcr/web-kit/web-domain';

import { programmeScreens } from '../contract/screens.ts';
import { programmeTitles } from './titles/texts.ts';

export const grantProgrammes = webDomain({
  screens: programmeScreens,
  titles: programmeTitles,
  loadSignedIn: () => import('./signed-in.ts'),
});
