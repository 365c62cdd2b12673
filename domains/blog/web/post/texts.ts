import { commentsWords } from '@egcr/comments/contract';
import { texts } from '@egcr/web-kit/messages';

import { blogWords } from '../../contract/words.ts';

export const postTexts = texts({
  changed: blogWords.changedOn,
  'figure.claim': blogWords.claim,
  'figure.target': blogWords.target,
  'figure.measured': blogWords.measured,
  source: blogWords.source,
  languages: blogWords.readInOtherLanguages,
  contents: blogWords.contents,
  tags: blogWords.tags,
  related: blogWords.moreAboutThis,
  comments: commentsWords.comments,
  'comments.some': commentsWords.commentsCounted,
});
