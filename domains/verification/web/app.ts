import { webDomain } from '@egcr/web-kit/web-domain';

import { verificationScreens } from '../contract/screens.ts';
import { verificationTitles } from './titles/texts.ts';

export const verification = webDomain({
  screens: verificationScreens,
  titles: verificationTitles,
  loadSignedIn: () => import('./signed-in.ts'),
});
