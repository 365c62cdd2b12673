import type { ReplyOf } from '@egcr/contract/endpoint';
import { BackLink } from '@egcr/ui/back-link';
import { Banner } from '@egcr/ui/banner';
import { ButtonLink } from '@egcr/ui/button';
import { Card } from '@egcr/ui/card';
import { ErrorCard } from '@egcr/ui/error-card';
import { Money } from '@egcr/ui/money';
import { PageHeading } from '@egcr/ui/page-heading';
import { Skeleton, SkeletonGroup } from '@egcr/ui/skeleton';
import { isRefusal } from '@egcr/web-kit/call';
import { useFormats } from '@egcr/web-kit/formats';
import { useSentences } from '@egcr/web-kit/sentences.tsx';
import { useLocation, useParams } from '@tanstack/react-router';

import type { orderCall } from '../../contract/orders.ts';
import { useWalletText } from '../messages/index.ts';
import { momentOf } from './days.ts';
import { useScheduledText } from './messages/index.ts';
import { OrderActions } from './order-actions.tsx';
import { OrderFacts } from './order-facts.tsx';
import { OrderRuns } from './order-runs.tsx';
import { useOrder } from './queries.ts';

type Order = ReplyOf<typeof orderCall>;

/** `/wallet/scheduled/$orderId`: what it pays, when next, and what became of each payment. */
export function Screen() {
  const t = useScheduledText();
  const { orderId = '' } = useParams({ strict: false });
  return (
    <div className="flex max-w-xl flex-col gap-6">
      <BackLink href="/wallet/scheduled">{t('back')}</BackLink>
      <Content id={orderId} />
    </div>
  );
}

function Content({ id }: { readonly id: string }) {
  const t = useScheduledText();
  const wallet = useWalletText();
  const say = useSentences();
  const order = useOrder(id);
  if (order.data) return <View order={order.data} />;
  if (order.isPending) {
    return (
      <SkeletonGroup label={t('loading')}>
        <Skeleton className="h-96 rounded-xl" />
      </SkeletonGroup>
    );
  }
  if (isRefusal(order.error, 'not_found')) {
    return (
      <div className="flex flex-col gap-6">
        <PageHeading title={t('missing.title')} />
        <div>
          <ButtonLink look="secondary" href="/wallet/scheduled">
            {t('title')}
          </ButtonLink>
        </div>
      </div>
    );
  }
  return (
    <ErrorCard
      headingLevel={1}
      title={t('failed')}
      description={say.failure(order.error)}
      retryLabel={wallet('failed.retry')}
      onRetry={() => void order.refetch()}
    />
  );
}

function View({ order }: { readonly order: Order }) {
  const t = useScheduledText();
  return (
    <>
      <PageHeading
        title={t('to', { name: order.to.name })}
        eyebrow={<bdi>@{order.to.username}</bdi>}
        description={<Money amount={order.amount} size="display" className="text-ink" />}
      />
      <Notices order={order} />
      <Card padding="large">
        <OrderFacts order={order} />
        <OrderActions order={order} />
      </Card>
      <Card title={t('runs')}>
        <OrderRuns runs={order.runs} />
      </Card>
    </>
  );
}

/** What the person should know: that it is made, that a payment is tried again, that it has paused by itself. */
function Notices({ order }: { readonly order: Order }) {
  const t = useScheduledText();
  const formats = useFormats();
  const isNew = useLocation({ select: (at) => new URLSearchParams(at.searchStr).get('made') === '1' });
  const isPausedByFailure = order.state === 'paused' && order.pause_reason !== 'person';
  if (isPausedByFailure) {
    return (
      <Banner tone="bad" title={t('paused.title')}>
        {t('paused.text')}
      </Banner>
    );
  }
  if (order.attempts > 0 && order.due_at !== null) {
    return (
      <Banner tone="warn" title={t('retry.title')}>
        {t('retry.text', { when: formats.recent(order.due_at) })}
      </Banner>
    );
  }
  if (!isNew || order.next_on === null) return null;
  return (
    <Banner tone="ok" isLive>
      {t('made', { day: formats.date(momentOf(order.next_on)) })}
    </Banner>
  );
}
