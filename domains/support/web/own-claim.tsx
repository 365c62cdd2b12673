import { ErrorCard } from '@egcr/ui/error-card';
import { Skeleton, SkeletonGroup } from '@egcr/ui/skeleton';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { useSentences } from '@egcr/web-kit/sentences.tsx';

import { ClaimView } from './claim-view.tsx';
import { Intro } from './intro.tsx';
import { useOwnSupport } from './queries.ts';
import { supportTexts } from './texts.ts';

/** The reader's claim with its weeks; without one, what support is and who can claim it. */
export function OwnClaim() {
  const t = useText(supportTexts);
  const say = useSentences();
  const own = useOwnSupport();
  if (own.isPending)
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
  return own.data === null ? <Intro /> : <ClaimView claim={own.data} />;
}
