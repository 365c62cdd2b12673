import type { ReplyOf } from '@egcr/contract/endpoint';
import { BackLink } from '@egcr/ui/back-link';
import { Banner } from '@egcr/ui/banner';
import { Card } from '@egcr/ui/card';
import { Money } from '@egcr/ui/money';
import { PageColumns } from '@egcr/ui/page';
import { PageHeading } from '@egcr/ui/page-heading';
import { Skeleton } from '@egcr/ui/skeleton';
import { useDayText } from '@egcr/web-kit/day-text';
import { useFormats } from '@egcr/web-kit/formats';
import { usePathPart, useSearchValue } from '@egcr/web-kit/router.tsx';
import { ListedPage, StopBanner } from '@egcr/wallet/web';

import type { orderCall } from '../contract/orders.ts';
import { useScheduledText } from './texts.ts';
import { OrderActions } from './order-actions.tsx';
import { OrderFacts } from './order-facts.tsx';
import { OrderRuns } from './order-runs.tsx';
import { useOrder } from './queries.ts';

type Order = ReplyOf<typeof orderCall>;

/** `/wallet/scheduled/$orderId`: what it pays, when next, and what became of each payment. */
export function Screen() {
  const t = useScheduledText();
  const orderId = usePathPart('orderId');
  return (
    <PageColumns>
      <BackLink href="/wallet/scheduled">{t('back')}</BackLink>
      <StopBanner />
      <Content id={orderId} />
    </PageColumns>
  );
}

function Content({ id }: { readonly id: string }) {
  const t = useScheduledText();
  return (
    <ListedPage
      read={useOrder(id)}
      list={{ href: '/wallet/scheduled', title: t('title') }}
      said={{ loading: t('loading'), unread: t('failed'), missing: t('missing.title') }}
      waiting={<Skeleton className="h-96 rounded-xl" />}
    >
      {(order) => <View order={order} />}
    </ListedPage>
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

/** What the person should know: that it is made, that a payment is tried again, that it was paused automatically. */
function Notices({ order }: { readonly order: Order }) {
  const t = useScheduledText();
  const formats = useFormats();
  const dayText = useDayText();
  const isNew = useSearchValue('made') === '1';
  const isPausedByFailure = order.state === 'paused' && order.pause_reason !== 'person';
  const isBlocked = order.pause_reason === 'account_banned';
  if (isPausedByFailure) {
    return (
      <Banner tone="bad" title={t(isBlocked ? 'paused.blocked' : 'paused.title')}>
        {!isBlocked && t('paused.text')}
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
      {t('made', { day: dayText(order.next_on) })}
    </Banner>
  );
}
