import { webDomain } from '@egcr/web-kit/web-domain';

import { paymentScreens } from '../contract/screens.ts';
import { paymentTitles } from './titles/texts.ts';

export const payments = webDomain({
  screens: paymentScreens,
  titles: paymentTitles,
  loadSignedIn: () => import('./signed-in.ts'),
});
