import { hrefOf } from '@egcr/contract/product-screens';
import { BackLink } from '@egcr/ui/back-link';
import { Button, ButtonLink } from '@egcr/ui/button';
import { EmptyState } from '@egcr/ui/empty-state';
import { ErrorCard } from '@egcr/ui/error-card';
import { Page } from '@egcr/ui/page';
import { PageHeading } from '@egcr/ui/page-heading';
import { Skeleton, SkeletonGroup } from '@egcr/ui/skeleton';
import { useSentences } from '@egcr/web-kit/sentences.tsx';
import { CalendarClock } from 'lucide-react';
import { StopBanner, useStopReason, useWalletText } from '@egcr/wallet/web';

import { OrderRow } from './order-row.tsx';
import { useScheduledText } from './texts.ts';
import { useOrders } from './queries.ts';

/** `/wallet/scheduled`: what leaves automatically, the next first. */
export function Screen() {
  const t = useScheduledText();
  const wallet = useWalletText();
  const stopped = useStopReason();
  const icon = <CalendarClock aria-hidden className="size-5" />;
  return (
    <Page>
      <BackLink href={hrefOf('wallet')}>{wallet('send.back')}</BackLink>
      <PageHeading
        title={t('title')}
        description={t('lead')}
        actions={
          stopped === undefined ? (
            <ButtonLink href="/wallet/scheduled/new" icon={icon}>
              {t('new')}
            </ButtonLink>
          ) : (
            <Button disabled disabledReason={stopped} icon={icon}>
              {t('new')}
            </Button>
          )
        }
      />
      <StopBanner />
      <Content />
    </Page>
  );
}

function Content() {
  const t = useScheduledText();
  const wallet = useWalletText();
  const say = useSentences();
  const orders = useOrders();
  if (orders.data?.length === 0) {
    return (
      <EmptyState
        icon={<CalendarClock aria-hidden className="size-5" />}
        title={t('empty.title')}
        description={t('empty.text')}
      />
    );
  }
  if (orders.data) {
    return (
      <ul className="flex flex-col divide-y divide-line overflow-hidden rounded-lg border border-line bg-surface">
        {orders.data.map((order) => (
          <OrderRow key={order.id} order={order} />
        ))}
      </ul>
    );
  }
  if (orders.isError) {
    return (
      <ErrorCard
        title={t('failed')}
        description={say.failure(orders.error)}
        retryLabel={wallet('failed.retry')}
        onRetry={() => void orders.refetch()}
      />
    );
  }
  return (
    <SkeletonGroup label={t('loading')}>
      <Skeleton className="h-64 rounded-lg" />
    </SkeletonGroup>
  );
}
