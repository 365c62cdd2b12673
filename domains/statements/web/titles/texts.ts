import { texts } from '@egcr/web-kit/messages';

import { statementsWords } from '../../contract/words.ts';

/** The titles of the screens: of the page, in navigation and in the search. */
export const statementsTitles = texts({
  'wallet-statements': statementsWords.statements,
});
