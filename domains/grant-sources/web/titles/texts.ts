import { texts } from '@egcr/web-kit/messages';

import { sourceWords } from '../../contract/words.ts';

/** The titles of the screens: of the page, in navigation and in the search. */
export const grantSourceTitles = texts({ 'grant-imports': sourceWords.importProgrammes });
