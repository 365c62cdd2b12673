import { texts } from '@egcr/web-kit/messages';

import { casesWords } from '../../contract/words.ts';

/** The titles of the screens: of the page, in navigation and in the search. */
export const caseTitles = texts({
  cases: casesWords.myCases,
  'case-queue': casesWords.cases,
});
