import { webDomain } from '@egcr/web-kit/web-domain';

import { bankingScreens } from '../contract/screens.ts';
import { bankingTitles } from './titles/texts.ts';

export const banking = webDomain({
  screens: bankingScreens,
  titles: bankingTitles,
  loadSignedIn: () => import('./signed-in.ts'),
});
