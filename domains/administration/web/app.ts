import { webDomain } from '@egcr/web-kit/web-domain';

import { administrationScreens } from '../contract/screens.ts';
import { administrationTitles } from './titles/texts.ts';

export const administration = webDomain({
  screens: administrationScreens,
  titles: administrationTitles,
  loadSignedIn: () => import('./signed-in.ts'),
});
