import { CaseFact, CaseFacts, useOpenCase } from '@egcr/cases/web';
import { hrefOf } from '@egcr/contract/product-screens';
import { Badge } from '@egcr/ui/badge';
import { KeyValueList } from '@egcr/ui/key-value-list';
import { Link } from '@egcr/ui/link';
import { Money } from '@egcr/ui/money';
import { QueueReference } from '@egcr/ui/queue';
import { useText } from '@egcr/web-kit/i18n.tsx';

import type { GrantStanding } from '../../contract/index.ts';
import { CriterionList } from '../reviews/criterion-list.tsx';
import { useStanding } from '../reviews/queries.ts';
import { reviewTexts } from '../reviews/texts.ts';
import { usePoints } from '../reviews/use-points.ts';
import { standingTexts } from './texts.ts';

/** In an open application of the queue: how it was judged, and where it stands in the ranking. Nothing in other cases. */
export function Slot() {
  const found = useOpenCase();
  return found?.kind === 'grants.application' ? <CaseStanding key={found.id} id={found.id} /> : null;
}

function CaseStanding({ id }: { readonly id: string }) {
  const t = useText(standingTexts);
  const read = useStanding(id);
  return (
    <CaseFacts read={read}>
      {(data) => (
        <>
          <CaseFact title={t('title')}>
            <Figures standing={data} />
            {data.sent > 0 && <CriterionList criteria={data.criteria} />}
          </CaseFact>
          {data.reviews.length > 0 && (
            <CaseFact title={t('reviews')}>
              <Reviews reviews={data.reviews} />
            </CaseFact>
          )}
          {data.ranking.length > 1 && (
            <CaseFact title={t('ranking')}>
              <Ranking ranking={data.ranking} caseId={id} />
            </CaseFact>
          )}
        </>
      )}
    </CaseFacts>
  );
}

const tones = { funded: 'ok', reserve: 'info', beyond: 'neutral', below: 'bad', open: 'neutral' } as const;

function Figures({
  standing: { standing, rank, overall, score, sent, needed },
}: {
  readonly standing: GrantStanding;
}) {
  const t = useText(standingTexts);
  const r = useText(reviewTexts);
  const points = usePoints();
  const say = (value: number | null) => (value === null ? '–' : r('points', { points: points(value) }));
  return (
    <>
      <p className="flex flex-wrap items-center gap-2">
        <Badge tone={tones[standing]}>{t(`standing.${standing}`)}</Badge>
        {rank !== null && <span className="font-semibold">{t('rank', { rank })}</span>}
        <span className="text-sm text-ink-2">{t('sent', { sent, needed })}</span>
      </p>
      <KeyValueList
        items={[
          { key: t('overall'), value: say(overall) },
          { key: t('score'), value: say(score) },
        ]}
      />
      <p className="text-sm text-ink-2">{t('score.text')}</p>
    </>
  );
}

function Reviews({ reviews }: Pick<GrantStanding, 'reviews'>) {
  const t = useText(standingTexts);
  const r = useText(reviewTexts);
  const points = usePoints();
  return (
    <ul className="flex flex-col divide-y divide-line">
      {reviews.map(({ id, reviewer, state, tie, overall, is_outlier: isOutlier }) => (
        <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2">
          <bdi className="min-w-0 flex-1 basis-40 wrap-anywhere">
            {reviewer === '' ? t('gone') : reviewer}
          </bdi>
          {isOutlier && <Badge tone="warn">{t('outlier')}</Badge>}
          {tie !== null && <span className="text-sm text-ink-2">{t(`tie.${tie}`)}</span>}
          {overall === null ? (
            <Badge>{r(`state.${state}`)}</Badge>
          ) : (
            <span className="num font-semibold">{r('points', { points: points(overall) })}</span>
          )}
        </li>
      ))}
    </ul>
  );
}

function Ranking({ ranking, caseId }: Pick<GrantStanding, 'ranking'> & { readonly caseId: string }) {
  const t = useText(standingTexts);
  const points = usePoints();
  return (
    <ol className="flex max-h-96 flex-col divide-y divide-line overflow-y-auto" aria-label={t('ranking')}>
      {ranking.map((row) => (
        <li key={row.case_id} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2">
          <span className="num w-8 font-semibold">{row.rank ?? '–'}</span>
          <span className="min-w-0 flex-1 basis-40">
            <Link href={hrefOf('case-queue', { case: row.case_id })}>
              <QueueReference>{row.reference}</QueueReference>
            </Link>
          </span>
          {row.case_id === caseId && <Badge tone="brand">{t('ranking.this')}</Badge>}
          <Badge tone={tones[row.standing]}>{t(`standing.${row.standing}`)}</Badge>
          <Money amount={row.amount} />
          {row.score !== null && <span className="num">{points(row.score)}</span>}
        </li>
      ))}
    </ol>
  );
}
