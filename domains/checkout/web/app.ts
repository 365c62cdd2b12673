import { webDomain } from '@egcr/web-kit/web-domain';

import { checkoutScreens } from '../contract/screens.ts';
import { checkoutTitles } from './titles/texts.ts';

export const checkout = webDomain({
  screens: checkoutScreens,
  titles: checkoutTitles,
  loadOpen: () => import('./open.ts'),
  loadSignedIn: () => import('./signed-in.ts'),
});
