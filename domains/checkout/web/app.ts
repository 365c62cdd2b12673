import { webDomain } from '@egcr/web-kit/web-domain';

import { checkoutScreens } from '../contract/screens.ts';
import { first } from './first.ts';
import { checkoutTitles } from './titles/texts.ts';

export const checkout = webDomain({
  screens: checkoutScreens,
  titles: checkoutTitles,
  first,
  loadOpen: () => import('./open.ts'),
  loadSignedIn: () => import('./signed-in.ts'),
});
