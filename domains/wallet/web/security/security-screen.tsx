import { BackLink } from '@egcr/ui/back-link';
import { ErrorCard } from '@egcr/ui/error-card';
import { PageColumns } from '@egcr/ui/page';
import { PageHeading } from '@egcr/ui/page-heading';
import { Skeleton, SkeletonGroup } from '@egcr/ui/skeleton';
import { useSentences } from '@egcr/web-kit/sentences.tsx';

import { FreezeCard } from './freeze-card.tsx';
import { LimitsCard } from './limits-card.tsx';
import { useSecurityText } from './texts.ts';
import { useFreeze, useLimits } from './queries.ts';

/** `/wallet/security`: stop everything at once, and decide how much may leave. */
export function Screen() {
  const t = useSecurityText();
  return (
    <PageColumns>
      <BackLink href="/wallet">{t('back')}</BackLink>
      <PageHeading title={t('title')} description={t('lead')} />
      <Content />
    </PageColumns>
  );
}

function Content() {
  const t = useSecurityText();
  const say = useSentences();
  const freeze = useFreeze();
  const limits = useLimits();
  if (freeze.data && limits.data) {
    return (
      <>
        <FreezeCard freeze={freeze.data} />
        <LimitsCard items={limits.data} />
      </>
    );
  }
  const failed = freeze.error ?? limits.error;
  if (failed) {
    return (
      <ErrorCard
        title={t('failed')}
        description={say.failure(failed)}
        retryLabel={t('retry')}
        onRetry={() => {
          void freeze.refetch();
          void limits.refetch();
        }}
      />
    );
  }
  return (
    <SkeletonGroup label={t('loading')}>
      <div className="flex flex-col gap-6">
        <Skeleton className="h-44 rounded-xl" />
        <Skeleton className="h-96 rounded-xl" />
      </div>
    </SkeletonGroup>
  );
}
