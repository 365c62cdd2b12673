import { webDomain } from '@egcr/web-kit/web-domain';

import { statementsScreens } from '../contract/screens.ts';
import { statementsTitles } from './titles/texts.ts';

export const statements = webDomain({
  screens: statementsScreens,
  titles: statementsTitles,
  loadSignedIn: () => import('./signed-in.ts'),
});
