import { texts } from '@egcr/web-kit/messages';

import { ledgerWords } from '../../contract/words.ts';

/** The titles of the screens: of the page, in navigation and in the search. */
export const ledgerTitles = texts({
  verify: ledgerWords.checkAReceipt,
});
