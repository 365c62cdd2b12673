import { texts } from '@egcr/web-kit/messages';

import { rolesWords } from '../../contract/words.ts';

/** The titles of the screens: of the page, in navigation and in the search. */
export const roleTitles = texts({
  'request-access': rolesWords.requestAccess,
});
