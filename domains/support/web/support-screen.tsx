import { hrefOf } from '@egcr/contract/product-screens';
import { ErrorCard } from '@egcr/ui/error-card';
import { Page } from '@egcr/ui/page';
import { PageHeading } from '@egcr/ui/page-heading';
import { BackLink } from '@egcr/ui/back-link';
import { Skeleton, SkeletonGroup } from '@egcr/ui/skeleton';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { useAddress } from '@egcr/web-kit/list/use-address';
import { useSentences } from '@egcr/web-kit/sentences.tsx';

import { supportAddress } from './addresses.ts';
import { ClaimView } from './claim-view.tsx';
import { Claiming } from './claiming.tsx';
import { Intro } from './intro.tsx';
import { useOwnSupport } from './queries.ts';
import { supportTexts } from './texts.ts';

/** `/global-job-board/support`: what support is, the claim, and then its weeks. */
export function Screen() {
  const t = useText(supportTexts);
  const say = useSentences();
  const { view } = useAddress(supportAddress);
  const own = useOwnSupport();
  if (view.question !== undefined || view.step !== undefined) return <Claiming />;
  return (
    <Page>
      <BackLink href={hrefOf('job-board')}>{t('back')}</BackLink>
      <PageHeading title={t('title')} description={t('lead')} />
      {own.isPending && (
        <SkeletonGroup label={t('loading')}>
          <Skeleton className="h-96" />
        </SkeletonGroup>
      )}
      {own.isError && (
        <ErrorCard
          title={t('unread')}
          description={say.failure(own.error)}
          retryLabel={t('retry')}
          onRetry={() => void own.refetch()}
        />
      )}
      {own.data === null && <Intro />}
      {own.data && <ClaimView claim={own.data} />}
    </Page>
  );
}
