import { Button, ButtonLink } from '@egcr/ui/button';
import { EmptyState } from '@egcr/ui/empty-state';
import { ErrorCard } from '@egcr/ui/error-card';
import { Skeleton, SkeletonGroup, SkeletonText } from '@egcr/ui/skeleton';
import { useLanguage } from '@egcr/web-kit/i18n.tsx';
import { useSentences } from '@egcr/web-kit/sentences.tsx';
import { ArrowLeftRight } from 'lucide-react';

import type { ActivityItem } from '../../contract/index.ts';
import { useWalletText } from '../messages/index.ts';
import { useActivity, useWallet } from '../queries.ts';
import { byMonth } from './months.ts';
import { MovementRow } from './movement-row.tsx';

/** What moved, newest first: the latest few where `limit` is given, else month by month, page after page. */
export function MovementList({ limit }: { readonly limit?: number }) {
  const t = useWalletText();
  const say = useSentences();
  const activity = useActivity();
  if (activity.isPending) return <Waiting />;
  if (!activity.data) {
    return (
      <ErrorCard
        headingLevel={limit === undefined ? 2 : 3}
        title={t('history.failed')}
        description={say.failure(activity.error)}
        retryLabel={t('failed.retry')}
        onRetry={() => void activity.refetch()}
      />
    );
  }
  const movements = activity.data.pages.flatMap((page) => page.items);
  if (movements.length === 0) return <Nothing headingLevel={limit === undefined ? 2 : 3} />;
  if (limit !== undefined) return <Rows movements={movements.slice(0, limit)} />;
  return (
    <div className="flex flex-col gap-4">
      <Months movements={movements} />
      <More activity={activity} />
    </div>
  );
}

function Rows({ movements }: { readonly movements: readonly ActivityItem[] }) {
  return (
    <ul className="flex flex-col divide-y divide-line">
      {movements.map((movement) => (
        <MovementRow key={`${movement.id} ${movement.direction}`} movement={movement} />
      ))}
    </ul>
  );
}

function Months({ movements }: { readonly movements: readonly ActivityItem[] }) {
  const { locale } = useLanguage();
  return byMonth(movements, locale).map((month) => (
    <section key={month.name} aria-label={month.name}>
      <h2 className="border-b border-line pt-2 pb-2 text-sm font-semibold text-ink-2">{month.name}</h2>
      <Rows movements={month.movements} />
    </section>
  ));
}

function Waiting() {
  const t = useWalletText();
  return (
    <SkeletonGroup label={t('loading')}>
      <div className="flex flex-col gap-6">
        {[0, 1, 2].map((row) => (
          <div key={row} className="flex items-center gap-4">
            <Skeleton className="size-10 rounded-full" />
            <span className="flex-1">
              <SkeletonText lines={2} />
            </span>
          </div>
        ))}
      </div>
    </SkeletonGroup>
  );
}

function Nothing({ headingLevel }: { readonly headingLevel: 2 | 3 }) {
  const t = useWalletText();
  const hasSandbox = useWallet().data?.sandbox ?? false;
  return (
    <EmptyState
      headingLevel={headingLevel}
      icon={<ArrowLeftRight aria-hidden className="size-6" />}
      title={t('history.empty.title')}
      description={t('history.empty.text')}
      action={
        hasSandbox && (
          <ButtonLink look="secondary" href="/wallet/add">
            {t('add')}
          </ButtonLink>
        )
      }
    />
  );
}

function More({ activity }: { readonly activity: ReturnType<typeof useActivity> }) {
  const t = useWalletText();
  const say = useSentences();
  if (!activity.hasNextPage) return <p className="text-sm text-ink-2">{t('history.end')}</p>;
  return (
    <div className="flex flex-col items-start gap-2">
      {activity.isFetchNextPageError && (
        <p role="status" className="text-sm text-bad">
          {say.failure(activity.error)}
        </p>
      )}
      <Button
        look="secondary"
        busy={activity.isFetchingNextPage}
        onClick={() => void activity.fetchNextPage()}
      >
        {t('history.more')}
      </Button>
    </div>
  );
}
