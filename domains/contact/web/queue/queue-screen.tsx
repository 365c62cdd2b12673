import { Button, ButtonLink } from '@egcr/ui/button';
import { Card } from '@egcr/ui/card';
import { EmptyState } from '@egcr/ui/empty-state';
import { ErrorCard } from '@egcr/ui/error-card';
import { Anchor } from '@egcr/ui/link';
import { PageHeading } from '@egcr/ui/page-heading';
import { Skeleton, SkeletonGroup } from '@egcr/ui/skeleton';
import { isRefusal } from '@egcr/web-kit/call';
import { useFormats } from '@egcr/web-kit/formats';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { useSentences } from '@egcr/web-kit/sentences.tsx';
import { useLocation } from '@tanstack/react-router';
import { Inbox, LockKeyhole } from 'lucide-react';

import { contactTexts } from '../messages/index.ts';
import { StateBadge } from '../ticket-card.tsx';
import { queueTexts } from './messages/index.ts';
import { useQueue, type QueueFilter, type QueueTicket } from './queries.ts';
import { QueueFilters } from './queue-filters.tsx';
import { queueAddress, readQueueAddress } from './queue-address.ts';
import { TicketPanel } from './ticket-panel.tsx';

/** `/super-admin/contact`: messages to the platform, for staff. Filters and the open message stand in the address. */
export function Screen() {
  const t = useText(queueTexts);
  const search = useLocation({ select: (location) => location.searchStr });
  const { filter, ticketId } = readQueueAddress(search);
  return (
    <div className="flex flex-col gap-6 sm:gap-8">
      <PageHeading title={t('title')} description={t('lead')} />
      <QueueFilters filter={filter} />
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,26rem)_minmax(0,1fr)]">
        <Queue filter={filter} openId={ticketId} />
        {ticketId !== undefined && <TicketPanel key={ticketId} id={ticketId} />}
      </div>
    </div>
  );
}

function Queue({ filter, openId }: { readonly filter: QueueFilter; readonly openId: string | undefined }) {
  const t = useText(queueTexts);
  const queue = useQueue(filter);
  if (queue.isPending)
    return (
      <SkeletonGroup label={t('loading')}>
        <Skeleton className="h-64" />
      </SkeletonGroup>
    );
  if (queue.isError) return <Refused error={queue.error} onRetry={() => void queue.refetch()} />;
  const items = queue.data.pages.flatMap((page) => page.items);
  if (items.length === 0)
    return <EmptyState icon={<Inbox aria-hidden />} title={t('none')} description={t('none.text')} />;
  return (
    <div className="flex flex-col gap-3">
      <ul aria-label={t('list')} className="card flex flex-col divide-y divide-line">
        {items.map((ticket) => (
          <Row key={ticket.id} ticket={ticket} filter={filter} isOpen={ticket.id === openId} />
        ))}
      </ul>
      {queue.hasNextPage && (
        <Button look="secondary" busy={queue.isFetchingNextPage} onClick={() => void queue.fetchNextPage()}>
          {t('more')}
        </Button>
      )}
    </div>
  );
}

interface RowProps {
  readonly ticket: QueueTicket;
  readonly filter: QueueFilter;
  readonly isOpen: boolean;
}

function Row({ ticket, filter, isOpen }: RowProps) {
  const t = useText(queueTexts);
  const topics = useText(contactTexts);
  const formats = useFormats();
  return (
    <li>
      <Anchor
        href={queueAddress(filter, ticket.id)}
        aria-current={isOpen ? 'true' : undefined}
        className="flex flex-col gap-1 p-4 hover:bg-sunken aria-[current=true]:bg-brand-soft"
      >
        <span className="flex items-center justify-between gap-3">
          <bdi className="truncate font-semibold">{ticket.name}</bdi>
          <StateBadge state={ticket.state} />
        </span>
        <span className="flex flex-wrap justify-between gap-x-3 text-sm text-ink-2">
          <span>{topics(`topic.${ticket.topic}`)}</span>
          <time dateTime={ticket.created_at} className="num">
            {formats.recent(ticket.created_at)}
          </time>
        </span>
        <span className="flex flex-wrap justify-between gap-x-3 text-sm text-ink-2">
          <span dir="ltr" className="num font-mono">
            {ticket.reference}
          </span>
          <span>
            {t(ticket.assigned_to_you ? 'with.you' : ticket.assigned_to ? 'with.other' : 'with.nobody')}
          </span>
        </span>
      </Anchor>
    </li>
  );
}

/** Why the server gave nothing, and what can be done about it. The page itself decides about nobody. */
function Refused({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => void }) {
  const t = useText(queueTexts);
  const say = useSentences();
  const needsFactor = isRefusal(error, 'second_factor_required');
  if (!needsFactor && !isRefusal(error, 'role_required'))
    return (
      <ErrorCard
        title={t('unread')}
        description={say.failure(error)}
        retryLabel={t('retry')}
        onRetry={onRetry}
      />
    );
  return (
    <Card
      title={t('closed')}
      description={say.failure(error)}
      icon={<LockKeyhole aria-hidden className="size-5.5" />}
      padding="large"
    >
      <ButtonLink href={needsFactor ? '/settings?section=security' : '/dashboard'} className="self-start">
        {t(needsFactor ? 'closed.factor' : 'closed.back')}
      </ButtonLink>
    </Card>
  );
}
