import { webDomain } from '@egcr/web-kit/web-domain';

import { paymentRequestsScreens } from '../contract/screens.ts';
import { paymentRequestsTitles } from './titles/texts.ts';

export const paymentRequests = webDomain({
  screens: paymentRequestsScreens,
  titles: paymentRequestsTitles,
  loadSignedIn: () => import('./signed-in.ts'),
});
