import { webDomain } from '@egcr/web-kit/web-domain';

import { ratesScreens } from '../contract/screens.ts';
import { ratesTitles } from './titles/texts.ts';

export const rates = webDomain({
  screens: ratesScreens,
  titles: ratesTitles,
  loadSignedIn: () => import('./signed-in.ts'),
});
