import { Button } from '@egcr/ui/button';
import { EmptyState } from '@egcr/ui/empty-state';
import { ErrorCard } from '@egcr/ui/error-card';
import { SkeletonGroup, SkeletonText } from '@egcr/ui/skeleton';
import { useSentences } from '@egcr/web-kit/sentences.tsx';
import { ArrowLeftRight } from 'lucide-react';

import { useWalletText } from '../messages/index.ts';
import { useActivity } from '../queries.ts';
import { MovementRow } from './movement-row.tsx';

/** What moved, newest first: the latest few where `limit` is given, else page after page. */
export function MovementList({ limit }: { readonly limit?: number }) {
  const t = useWalletText();
  const say = useSentences();
  const activity = useActivity();
  if (activity.isPending) {
    return (
      <SkeletonGroup label={t('loading')}>
        <SkeletonText lines={5} />
      </SkeletonGroup>
    );
  }
  if (activity.isError && !activity.data) {
    return (
      <ErrorCard
        headingLevel={3}
        title={t('failed.title')}
        description={say.failure(activity.error)}
        retryLabel={t('failed.retry')}
        onRetry={() => void activity.refetch()}
      />
    );
  }
  const movements = activity.data?.pages.flatMap((page) => page.items) ?? [];
  if (movements.length === 0) return <Nothing />;
  return (
    <div className="flex flex-col gap-4">
      <ul className="flex flex-col divide-y divide-line">
        {movements.slice(0, limit).map((movement) => (
          <MovementRow key={`${movement.id} ${movement.direction}`} movement={movement} />
        ))}
      </ul>
      {limit === undefined && <More activity={activity} />}
    </div>
  );
}

function Nothing() {
  const t = useWalletText();
  return (
    <EmptyState
      headingLevel={3}
      icon={<ArrowLeftRight aria-hidden className="size-7" />}
      title={t('history.empty.title')}
      description={t('history.empty.text')}
    />
  );
}

function More({ activity }: { readonly activity: ReturnType<typeof useActivity> }) {
  const t = useWalletText();
  if (!activity.hasNextPage) return <p className="text-sm text-ink-2">{t('history.end')}</p>;
  return (
    <Button look="secondary" busy={activity.isFetchingNextPage} onClick={() => void activity.fetchNextPage()}>
      {t('history.more')}
    </Button>
  );
}
