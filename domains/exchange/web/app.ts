import { webDomain } from '@egcr/web-kit/web-domain';

import { exchangeScreens } from '../contract/screens.ts';
import { exchangeTitles } from './titles/texts.ts';

export const exchange = webDomain({
  screens: exchangeScreens,
  titles: exchangeTitles,
  loadSignedIn: () => import('./signed-in.ts'),
});
