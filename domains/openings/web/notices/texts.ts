import { texts } from '@egcr/web-kit/messages';

import { openingsWords } from '../../contract/words.ts';

/** What the bell says of services that opened. */
export const noticeTexts = texts({
  'openings.service_opened': openingsWords.serviceOpened,
});
