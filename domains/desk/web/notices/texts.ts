import { openingsWords } from '@egcr/openings/contract';
import { texts } from '@egcr/web-kit/messages';

/** What the bell says of services. */
export const noticeTexts = texts({
  'desk.service_opened': openingsWords.serviceOpened,
});
