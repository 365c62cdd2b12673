import { webDomain } from '@egcr/web-kit/web-domain';

import { disbursementScreens } from '../contract/screens.ts';
import { disbursementTitles } from './titles/texts.ts';

export const disbursements = webDomain({
  screens: disbursementScreens,
  titles: disbursementTitles,
  loadSignedIn: () => import('./signed-in.ts'),
});
