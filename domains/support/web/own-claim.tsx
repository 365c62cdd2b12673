import { ErrorCard } from '@egcr/ui/error-card';
import { Skeleton, SkeletonGroup } from '@egcr/ui/skeleton';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { useSentences } from '@egcr/web-kit/sentences.tsx';

import { ClaimView } from './claim-view.tsx';
import { Intro } from './intro.tsx';
import { OwnOverpayments } from './overpayments/own-overpayments.tsx';
import { useOverpayments, useOwnSupport } from './queries.ts';
import { supportTexts } from './texts.ts';

/** What was paid too much, the reader's claim with its weeks; without one, what support is and who can claim it. */
export function OwnClaim() {
  const t = useText(supportTexts);
  const say = useSentences();
  const own = useOwnSupport();
  const debts = useOverpayments();
  // Both come at once, so that nothing moves while it is read.
  if (own.isPending || debts.isPending)
    return (
      <SkeletonGroup label={t('loading')}>
        <Skeleton className="h-96" />
      </SkeletonGroup>
    );
  if (own.isError)
    return (
      <ErrorCard
        title={t('unread')}
        description={say.failure(own.error)}
        retryLabel={t('retry')}
        onRetry={() => void own.refetch()}
      />
    );
  return (
    <>
      <OwnOverpayments read={debts} />
      {own.data === null ? <Intro /> : <ClaimView claim={own.data} />}
    </>
  );
}
