import { webDomain } from '@egcr/web-kit/web-domain';

import { contactScreens } from '../contract/screens.ts';
import { contactTitles } from './titles/texts.ts';

export const contact = webDomain({
  screens: contactScreens,
  titles: contactTitles,
  loadOpen: () => import('./open.ts'),
  loadSignedIn: () => import('./signed-in.ts'),
});
