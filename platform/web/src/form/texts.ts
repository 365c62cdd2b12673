import { texts } from '../messages.ts';
import { words } from '../words.ts';

/** What every form says. */
export const formTexts = texts({
  summary: words.checkFields,
});
