import { PageHeading } from '@egcr/ui/page-heading';
import { QueueAndOpen, QueueLine, QueueReference, QueueRow } from '@egcr/ui/queue';
import { useFormats } from '@egcr/web-kit/formats';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { QueueList } from '@egcr/web-kit/list/queue-list.tsx';
import { useAddress } from '@egcr/web-kit/list/use-address';
import { Inbox } from 'lucide-react';

import { contactTexts } from '../texts.ts';
import { StateBadge } from '../ticket-card.tsx';
import { queueTexts } from './texts.ts';
import { useQueue, type QueueTicket } from './queries.ts';
import { QueueFilters } from './queue-filters.tsx';
import { queueAddress, type QueueView } from './queue-address.ts';
import { TicketPanel } from './ticket-panel.tsx';

/** `/super-admin/contact`: messages to the platform, for staff. Filters and the open message stand in the address. */
export function Screen() {
  const t = useText(queueTexts);
  const { view } = useAddress(queueAddress);
  return (
    <div className="flex flex-col gap-6 sm:gap-8">
      <PageHeading title={t('title')} description={t('lead')} />
      <QueueFilters />
      <QueueAndOpen
        queue={<Queue view={view} />}
        open={view.message !== undefined && <TicketPanel key={view.message} id={view.message} />}
      />
    </div>
  );
}

function Queue({ view }: { readonly view: QueueView }) {
  const t = useText(queueTexts);
  const queue = useQueue(view);
  return (
    <QueueList
      pages={queue}
      label={t('list')}
      renderRow={(ticket) => <Row key={ticket.id} ticket={ticket} view={view} />}
      none={{ icon: <Inbox aria-hidden />, title: t('none'), text: t('none.text') }}
    />
  );
}

interface RowProps {
  readonly ticket: QueueTicket;
  readonly view: QueueView;
}

function Row({ ticket, view }: RowProps) {
  const t = useText(queueTexts);
  const topics = useText(contactTexts);
  const formats = useFormats();
  return (
    <QueueRow
      href={queueAddress.to({ ...view, message: ticket.id })}
      isOpen={ticket.id === view.message}
      title={<bdi>{ticket.name}</bdi>}
      mark={<StateBadge state={ticket.state} />}
    >
      <QueueLine>
        <span>{topics(`topic.${ticket.topic}`)}</span>
        <time dateTime={ticket.created_at} className="num">
          {formats.recent(ticket.created_at)}
        </time>
      </QueueLine>
      <QueueLine>
        <QueueReference>{ticket.reference}</QueueReference>
        <span>
          {t(ticket.assigned_to_you ? 'with.you' : ticket.assigned_to ? 'with.other' : 'with.nobody')}
        </span>
      </QueueLine>
    </QueueRow>
  );
}
