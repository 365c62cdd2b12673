import { texts } from '@egcr/web-kit/messages';

import { staffWords } from '../../contract/words.ts';

/** The titles of the screens: of the page, in navigation and in the search. */
export const staffTitles = texts({
  'super-admin': staffWords.staff,
  'super-admin-oversight': staffWords.oversightAndApprovals,
});
