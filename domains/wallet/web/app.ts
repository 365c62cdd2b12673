import { webDomain } from '@egcr/web-kit/web-domain';

import { walletScreens } from '../contract/screens.ts';
import { walletTitles } from './titles/texts.ts';

export const wallet = webDomain({
  screens: walletScreens,
  titles: walletTitles,
  loadOpen: () => import('./open.ts'),
  loadSignedIn: () => import('./signed-in.ts'),
});
