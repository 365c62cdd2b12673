import { webDomain } from '@egcr/web-kit/web-domain';

import { deskScreens } from '../contract/screens.ts';
import { deskTitles } from './titles/texts.ts';

export const desk = webDomain({
  screens: deskScreens,
  titles: deskTitles,
  loadSignedIn: () => import('./signed-in.ts'),
});
