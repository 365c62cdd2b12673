import { webDomain } from '@egcr/web-kit/web-domain';

import { payoutScreens } from '../contract/screens.ts';
import { payoutTitles } from './titles/texts.ts';

export const payouts = webDomain({
  screens: payoutScreens,
  titles: payoutTitles,
  loadSignedIn: () => import('./signed-in.ts'),
});
