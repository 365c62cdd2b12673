import { webDomain } from '@egcr/web-kit/web-domain';

import { settlementScreens } from '../contract/screens.ts';
import { settlementTitles } from './titles/texts.ts';

export const settlements = webDomain({
  screens: settlementScreens,
  titles: settlementTitles,
  loadSignedIn: () => import('./signed-in.ts'),
});
