import { webDomain } from '@egcr/web-kit/web-domain';

import { announcedScreens } from '../contract/announced-screens.ts';
import { siteScreens } from '../contract/screens.ts';
import { announcedTitles, siteTitles } from './titles/texts.ts';

export const site = webDomain({
  screens: siteScreens,
  titles: siteTitles,
  loadOpen: () => import('./open.ts'),
  loadSignedIn: () => import('./signed-in.ts'),
  loadShell: () => import('./shell.tsx'),
});

/** What is not built yet: no domain shows it. */
export const announced = webDomain({
  screens: announcedScreens,
  titles: announcedTitles,
  loadOpen: () => import('./announced-open.ts'),
  loadSignedIn: () => import('./announced.ts'),
});
