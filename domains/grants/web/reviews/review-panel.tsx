import { WrittenAnswers } from '@egcr/forms/web';
import { Badge } from '@egcr/ui/badge';
import { Banner } from '@egcr/ui/banner';
import { ErrorCard } from '@egcr/ui/error-card';
import { Money } from '@egcr/ui/money';
import { QueueReference } from '@egcr/ui/queue';
import { Skeleton, SkeletonGroup } from '@egcr/ui/skeleton';
import { isMissing } from '@egcr/web-kit/call';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { useSentences } from '@egcr/web-kit/sentences.tsx';
import type { ReactNode } from 'react';

import type { Review } from '../../contract/index.ts';
import { DeclareForm } from './declare-form.tsx';
import { useReview } from './queries.ts';
import { ScoreForm } from './score-form.tsx';
import { SentScores } from './sent-scores.tsx';
import { reviewTexts } from './texts.ts';

/** One application: first whether anything ties the reviewer to it, then what was written, then the scores. */
export function ReviewPanel({ id }: { readonly id: string }) {
  const t = useText(reviewTexts);
  const say = useSentences();
  const found = useReview(id);
  if (found.data) return <Panel review={found.data} readAgain={() => void found.refetch()} />;
  if (found.isPending)
    return (
      <SkeletonGroup label={t('loading')}>
        <Skeleton className="h-96" />
      </SkeletonGroup>
    );
  const isAbsent = isMissing(found.error);
  return (
    <ErrorCard
      title={isAbsent ? t('missing') : t('unread')}
      description={isAbsent ? t('missing.text') : say.failure(found.error)}
      retryLabel={t('retry')}
      onRetry={() => void found.refetch()}
    />
  );
}

function Panel({ review, readAgain }: { readonly review: Review; readonly readAgain: () => void }) {
  const t = useText(reviewTexts);
  return (
    <section aria-label={review.reference} className="card flex min-w-0 flex-col divide-y divide-line">
      <header className="flex flex-wrap items-center gap-x-4 gap-y-2 p-5">
        <h2 className="text-lg font-semibold">{review.title}</h2>
        <span className="text-sm">
          <QueueReference>{review.reference}</QueueReference>
        </span>
        <Money amount={review.amount} className="font-semibold" />
        <Badge>{t(`state.${review.state}`)}</Badge>
        {review.is_sample && <Badge>{t('sample')}</Badge>}
      </header>
      <Content review={review} readAgain={readAgain} />
    </section>
  );
}

function Content({ review, readAgain }: { readonly review: Review; readonly readAgain: () => void }) {
  const t = useText(reviewTexts);
  if (review.state === 'conflicted') return <Told>{t('told.conflicted')}</Told>;
  if (review.state === 'released' || (!review.is_open && review.state !== 'sent'))
    return <Told>{t('told.released')}</Told>;
  if (review.state === 'assigned') return <DeclareForm review={review} isFirst />;
  return (
    <>
      <div className="flex min-w-0 flex-col gap-3 p-5">
        <h3 className="font-semibold">{t('answers')}</h3>
        <p className="max-w-[60ch] text-sm text-ink-2">{t('blind')}</p>
        <WrittenAnswers answers={review.answers} />
        {review.papers > 0 && <p className="text-sm text-ink-2">{t('papers', { count: review.papers })}</p>}
      </div>
      {review.state === 'sent' ? (
        <SentScores review={review} />
      ) : (
        <>
          <ScoreForm key={review.id} review={review} readAgain={readAgain} />
          <DeclareForm review={review} isFirst={false} />
        </>
      )}
    </>
  );
}

function Told({ children }: { readonly children: ReactNode }) {
  return (
    <div className="p-5">
      <Banner tone="info">{children}</Banner>
    </div>
  );
}
