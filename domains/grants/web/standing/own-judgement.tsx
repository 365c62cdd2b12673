import { useOwnCase } from '@egcr/cases/web';
import { Card } from '@egcr/ui/card';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { useSlotSubject } from '@egcr/web-kit/slots.tsx';

import { CriterionList } from '../reviews/criterion-list.tsx';
import { useJudgement } from '../reviews/queries.ts';
import { reviewTexts } from '../reviews/texts.ts';
import { usePoints } from '../reviews/use-points.ts';
import { standingTexts } from './texts.ts';

/** In a decided application of the reader: the scores and their reasons. Nothing in other cases, nor before. */
export function Slot() {
  const id = useSlotSubject() ?? '';
  const found = useOwnCase(id).data;
  return found?.kind === 'grants.application' ? <OwnJudgement id={id} /> : null;
}

function OwnJudgement({ id }: { readonly id: string }) {
  const t = useText(standingTexts);
  const r = useText(reviewTexts);
  const points = usePoints();
  const judged = useJudgement(id).data;
  if (judged === undefined || judged.overall === null) return null;
  return (
    <Card title={t('judgement')} description={t('judgement.text', { minimum: points(judged.minimum) })}>
      <p className="flex flex-wrap justify-between gap-x-4 font-semibold">
        <span>{t('overall')}</span>
        <span className="num">{r('points', { points: points(judged.overall) })}</span>
      </p>
      <CriterionList criteria={judged.criteria} />
    </Card>
  );
}
