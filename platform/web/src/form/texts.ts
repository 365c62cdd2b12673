import { texts } from '../messages.ts';
import { words } from '@egcr/contract/words';

/** What every form says. */
export const formTexts = texts({
  summary: words.checkFields,
});
