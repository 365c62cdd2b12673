import { texts } from '@egcr/web-kit/messages';

import { disbursementsWords } from '../../contract/words.ts';

/** The titles of the screens. */
export const disbursementTitles = texts({
  disbursements: disbursementsWords.disbursements,
});
