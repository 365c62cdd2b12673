import { EmptyState } from '@egcr/ui/empty-state';
import { SkeletonText } from '@egcr/ui/skeleton';
import { PagedList } from '@egcr/web-kit/list/paged-list.tsx';
import { Bell } from 'lucide-react';

import { NotificationLine } from './notification-line.tsx';
import { useNotifications } from './queries.ts';
import { useNotificationText } from './texts.ts';

interface PanelListProps {
  readonly onFollow: () => void;
  readonly onRead: (id: string) => void;
}

/** The latest notifications in the panel of the bell. */
export function PanelList({ onFollow, onRead }: PanelListProps) {
  const t = useNotificationText();
  return (
    <PagedList
      pages={useNotifications()}
      isFlush
      label={t('panel.title')}
      renderRow={(item) => (
        <NotificationLine
          key={item.id}
          notification={item}
          onRead={() => onRead(item.id)}
          onFollow={onFollow}
        />
      )}
      empty={
        <EmptyState
          headingLevel={3}
          icon={<Bell aria-hidden className="size-6" />}
          title={t('panel.empty.title')}
          description={t('panel.empty.text')}
        />
      }
      skeleton={<SkeletonText lines={5} />}
    />
  );
}
