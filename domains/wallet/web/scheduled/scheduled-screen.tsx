import { Avatar } from '@egcr/ui/avatar';
import { BackLink } from '@egcr/ui/back-link';
import { ButtonLink } from '@egcr/ui/button';
import { EmptyState } from '@egcr/ui/empty-state';
import { ErrorCard } from '@egcr/ui/error-card';
import { Anchor } from '@egcr/ui/link';
import { Money } from '@egcr/ui/money';
import { PageHeading } from '@egcr/ui/page-heading';
import { Skeleton, SkeletonGroup } from '@egcr/ui/skeleton';
import { useConcealment } from '@egcr/web-kit/concealment';
import { useFormats } from '@egcr/web-kit/formats';
import { useSentences } from '@egcr/web-kit/sentences.tsx';
import { CalendarClock } from 'lucide-react';

import type { StandingOrder } from '../../contract/orders.ts';
import { useWalletText } from '../messages/index.ts';
import { momentOf } from './days.ts';
import { useScheduledText } from './messages/index.ts';
import { rhythmOf } from './order-form-rules.ts';
import { OrderState } from './order-state.tsx';
import { useOrders } from './queries.ts';

/** `/wallet/scheduled`: what leaves by itself, the next first. */
export function Screen() {
  const t = useScheduledText();
  const wallet = useWalletText();
  return (
    <div className="flex max-w-2xl flex-col gap-6">
      <BackLink href="/wallet">{wallet('send.back')}</BackLink>
      <PageHeading
        title={t('title')}
        description={t('lead')}
        actions={
          <ButtonLink href="/wallet/scheduled/new" icon={<CalendarClock aria-hidden className="size-5" />}>
            {t('new')}
          </ButtonLink>
        }
      />
      <Content />
    </div>
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

function OrderRow({ order }: { readonly order: StandingOrder }) {
  const t = useScheduledText();
  const wallet = useWalletText();
  const formats = useFormats();
  const { isConcealed } = useConcealment();
  return (
    <li className="relative flex items-center gap-4 p-4 transition-colors hover:bg-sunken">
      <Avatar name={order.to.name} />
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-4 gap-y-1">
        <div className="flex min-w-0 flex-1 basis-36 flex-col gap-0.5">
          <Anchor
            href={`/wallet/scheduled/${order.id}`}
            className="font-medium wrap-anywhere after:absolute after:inset-0"
          >
            {t('to', { name: order.to.name })}
          </Anchor>
          <span className="flex flex-wrap gap-x-2 text-sm text-ink-2">
            <span>{t(`every.${rhythmOf(order.rule)}`)}</span>
            {order.state === 'active' && order.next_on !== null && (
              <span>{t('next', { day: formats.date(momentOf(order.next_on)) })}</span>
            )}
          </span>
        </div>
        <span className="ms-auto flex flex-col items-end gap-1">
          <Money
            amount={order.amount}
            className="font-semibold"
            concealedLabel={isConcealed ? wallet('amounts.hidden') : undefined}
          />
          <OrderState state={order.state} />
        </span>
      </div>
    </li>
  );
}
