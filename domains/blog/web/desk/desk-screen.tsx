import { Badge } from '@egcr/ui/badge';
import { PageHeading } from '@egcr/ui/page-heading';
import { QueueLine, QueueRow } from '@egcr/ui/queue';
import { useFormats } from '@egcr/web-kit/formats';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { directionOf } from '@egcr/web-kit/languages';
import { QueueList } from '@egcr/web-kit/list/queue-list.tsx';
import { useAddress } from '@egcr/web-kit/list/use-address';
import { Slot, type Offered } from '@egcr/web-kit/slots.tsx';
import { PenLine } from 'lucide-react';

import type { BlogSlots, WrittenRow } from '../../contract/index.ts';
import { deskAddress, editorPath } from './desk-address.ts';
import { DeskFilters } from './desk-filters.tsx';
import { PostStateBadge } from './post-state.tsx';
import { useWritten } from './queries.ts';
import { StartPost } from './start-post.tsx';
import { deskTexts } from './texts.ts';

const Place: Offered<BlogSlots> = Slot;

/** `/super-admin/blog`: posts in every state, for those who write and those who decide. */
export function Screen() {
  const t = useText(deskTexts);
  const { view } = useAddress(deskAddress);
  const posts = useWritten(view);
  return (
    <div className="flex flex-col gap-6 sm:gap-8">
      <PageHeading title={t('title')} description={t('lead')} />
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_minmax(0,24rem)]">
        <div className="flex min-w-0 flex-col gap-6 xl:order-1">
          <DeskFilters />
          <QueueList
            pages={posts}
            label={t('list')}
            renderRow={(row) => <Row key={row.id} row={row} />}
            none={{ icon: <PenLine aria-hidden />, title: t('none'), text: t('none.text') }}
          />
        </div>
        <div className="order-first flex flex-col gap-6 xl:order-2">
          <StartPost />
          <Place name="blog-desk.beside" />
        </div>
      </div>
    </div>
  );
}

function Row({ row }: { readonly row: WrittenRow }) {
  const t = useText(deskTexts);
  const formats = useFormats();
  return (
    <QueueRow
      href={editorPath(row.id)}
      isOpen={false}
      title={
        <span lang={row.language} dir={directionOf(row.language)}>
          {row.title || t('untitled')}
        </span>
      }
      mark={<PostStateBadge state={row.state} />}
    >
      <QueueLine>
        <bdi>{row.category.name}</bdi>
        <bdi>{row.author}</bdi>
      </QueueLine>
      <QueueLine>
        <span dir="ltr">{row.languages.join(' · ').toUpperCase()}</span>
        {row.scheduled_for ? (
          <time dateTime={row.scheduled_for} className="num">
            {t('scheduled', { time: formats.exact(row.scheduled_for) })}
          </time>
        ) : (
          <time dateTime={row.changed_at} className="num">
            {t('changed', { time: formats.recent(row.changed_at) })}
          </time>
        )}
        {row.is_sample && <Badge>{t('sample')}</Badge>}
      </QueueLine>
    </QueueRow>
  );
}
