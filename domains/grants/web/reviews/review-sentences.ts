import { useText } from '@egcr/web-kit/i18n.tsx';
import { sentences, type Sentences } from '@egcr/web-kit/sentences.tsx';

import { declareTieCall, saveScoresCall, sendReviewCall } from '../../contract/index.ts';
import { reviewTexts } from './texts.ts';

/** What is said where a step of a review is refused. */
export function useReviewSentences(): Sentences {
  const t = useText(reviewTexts);
  return sentences([declareTieCall, saveScoresCall, sendReviewCall], {
    not_found: t('missing.text'),
    review_changed: t('changed'),
    review_over: t('told.released'),
    review_step_refused: t('no.step'),
  });
}
