import { useText } from '@egcr/web-kit/i18n.tsx';

import type { Review } from '../../contract/index.ts';
import { CriterionList } from './criterion-list.tsx';
import { reviewTexts } from './texts.ts';

/** What the reviewer has sent. */
export function SentScores({ review }: { readonly review: Review }) {
  const t = useText(reviewTexts);
  return (
    <div className="flex flex-col gap-3 p-5">
      <h3 className="font-semibold">{t('scores.sent')}</h3>
      <CriterionList
        criteria={review.criteria.map(({ name, label, weight }) => ({
          name,
          label,
          weight,
          score: review.scores[name].score,
          reasons: [review.scores[name].reason],
        }))}
      />
    </div>
  );
}
