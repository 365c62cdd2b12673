import { texts } from '@egcr/web-kit/messages';

import { commentsWords } from '../../contract/words.ts';

/** Why a comment is reported or removed. */
export const reasonTexts = texts({
  advertising: commentsWords.advertisingOrSpam,
  insult: commentsWords.insultOrThreat,
  private_data: commentsWords.privateData,
  off_topic: commentsWords.offTopic,
  unlawful: commentsWords.againstTheLaw,
  other: commentsWords.somethingElse,
});
