import { texts } from '@egcr/web-kit/messages';

import { ratesWords } from '../../contract/words.ts';

/** The titles of the screens: of the page, in navigation and in the search. */
export const ratesTitles = texts({
  'wallet-rates': ratesWords.exchangeRates,
});
