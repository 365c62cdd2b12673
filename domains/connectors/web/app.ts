import { webDomain } from '@egcr/web-kit/web-domain';

import { connectorScreens } from '../contract/screens.ts';
import { connectorTitles } from './titles/texts.ts';

export const connectors = webDomain({
  screens: connectorScreens,
  titles: connectorTitles,
  loadOpen: () => import('./open.ts'),
  loadSignedIn: () => import('./signed-in.ts'),
});
