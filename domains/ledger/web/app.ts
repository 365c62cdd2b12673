import { webDomain } from '@egcr/web-kit/web-domain';

import { ledgerScreens } from '../contract/screens.ts';
import { ledgerTitles } from './titles/texts.ts';

export const ledger = webDomain({
  screens: ledgerScreens,
  titles: ledgerTitles,
  loadOpen: () => import('./open.ts'),
});
