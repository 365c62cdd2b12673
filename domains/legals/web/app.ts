import { webDomain } from '@egcr/web-kit/web-domain';

import { legalScreens } from '../contract/screens.ts';
import { legalTitles } from './titles/texts.ts';

export const legals = webDomain({
  screens: legalScreens,
  titles: legalTitles,
  loadOpen: () => import('./open.ts'),
});
