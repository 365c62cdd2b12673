import { webDomain } from '@egcr/web-kit/web-domain';

import { organisationScreens } from '../contract/screens.ts';
import { organisationTitles } from './titles/texts.ts';

export const organisations = webDomain({
  screens: organisationScreens,
  titles: organisationTitles,
  loadOpen: () => import('./open.ts'),
  loadSignedIn: () => import('./signed-in.ts'),
});
