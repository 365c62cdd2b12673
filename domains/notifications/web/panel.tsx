import { Button } from '@egcr/ui/button';
import { EmptyState } from '@egcr/ui/empty-state';
import { ErrorCard } from '@egcr/ui/error-card';
import { SkeletonGroup, SkeletonText } from '@egcr/ui/skeleton';
import { useSentences } from '@egcr/web-kit/sentences.tsx';
import { Bell } from 'lucide-react';

import { useNotificationText } from './messages/index.ts';
import { NotificationLine } from './notification-line.tsx';
import { useMarkRead, useNotifications } from './queries.ts';

interface PanelProps {
  readonly titleId: string;
  readonly unread: number;
  /** Somebody went where a notification leads. */
  readonly onFollow: () => void;
}

/** The latest notifications, and what can be done with all of them. */
export function Panel({ titleId, unread, onFollow }: PanelProps) {
  const t = useNotificationText();
  const markRead = useMarkRead();
  return (
    <>
      <div className="flex min-h-14 items-center justify-between gap-4 border-b border-line ps-5 pe-2">
        <h2 id={titleId} className="text-base font-semibold">
          {t('panel.title')}
        </h2>
        {unread > 0 && (
          <Button look="quiet" size="small" onClick={() => markRead('all')}>
            {t('panel.read_all')}
          </Button>
        )}
      </div>
      <div className="max-h-120 min-h-0 flex-1 overflow-y-auto overscroll-contain">
        <Content onFollow={onFollow} onRead={(id) => markRead([id])} />
      </div>
    </>
  );
}

interface ContentProps {
  readonly onFollow: () => void;
  readonly onRead: (id: string) => void;
}

function Content({ onFollow, onRead }: ContentProps) {
  const t = useNotificationText();
  const say = useSentences();
  const list = useNotifications();
  if (list.isPending)
    return (
      <div className="p-5">
        <SkeletonGroup label={t('panel.loading')}>
          <SkeletonText lines={5} />
        </SkeletonGroup>
      </div>
    );
  if (!list.data)
    return (
      <div className="p-4">
        <ErrorCard
          headingLevel={3}
          title={t('panel.failed')}
          description={say.failure(list.error)}
          retryLabel={t('panel.retry')}
          onRetry={() => void list.refetch()}
        />
      </div>
    );
  const items = list.data.pages.flatMap((page) => page.items);
  if (items.length === 0)
    return (
      <EmptyState
        headingLevel={3}
        icon={<Bell aria-hidden className="size-6" />}
        title={t('panel.empty.title')}
        description={t('panel.empty.text')}
      />
    );
  return (
    <>
      <ul className="flex flex-col divide-y divide-line">
        {items.map((item) => (
          <NotificationLine
            key={item.id}
            notification={item}
            onRead={() => onRead(item.id)}
            onFollow={onFollow}
          />
        ))}
      </ul>
      {list.hasNextPage && (
        <div className="border-t border-line p-2">
          <Button
            look="quiet"
            size="small"
            width="full"
            busy={list.isFetchingNextPage}
            onClick={() => void list.fetchNextPage()}
          >
            {t('panel.more')}
          </Button>
        </div>
      )}
    </>
  );
}
