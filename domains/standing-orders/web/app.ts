import { webDomain } from '@egcr/web-kit/web-domain';

import { standingOrdersScreens } from '../contract/screens.ts';
import { standingOrdersTitles } from './titles/texts.ts';

export const standingOrders = webDomain({
  screens: standingOrdersScreens,
  titles: standingOrdersTitles,
  loadSignedIn: () => import('./signed-in.ts'),
});
