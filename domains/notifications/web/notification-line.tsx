import { Anchor } from '@egcr/ui/link';
import { useFormats } from '@egcr/web-kit/formats';
import { ArrowDownLeft, ArrowUpRight, Bell } from 'lucide-react';

import type { Notification } from '../contract/index.ts';
import { useNotificationText } from './texts.ts';
import { useNews } from './news.ts';

interface NotificationLineProps {
  readonly notification: Notification;
  readonly onRead: () => void;
  readonly onFollow: () => void;
}

const lineClass =
  'relative flex w-full items-start gap-3.5 px-5 py-3.5 text-start transition-colors hover:bg-sunken focus-visible:-outline-offset-2';

const ICONS = { money: ArrowDownLeft, outgoing: ArrowUpRight, bell: Bell } as const;

/** One notification: leads to what it is about, and is read by that; one that leads nowhere is read by pressing it. */
export function NotificationLine({ notification, onRead, onFollow }: NotificationLineProps) {
  const isUnread = notification.read_at === null;
  function read() {
    if (isUnread) onRead();
  }
  return (
    <li className="flex">
      {notification.link === null ? (
        <button type="button" onClick={read} className={lineClass}>
          <Words notification={notification} />
        </button>
      ) : (
        <Anchor
          href={notification.link}
          onClick={() => {
            read();
            onFollow();
          }}
          className={lineClass}
        >
          <Words notification={notification} />
        </Anchor>
      )}
    </li>
  );
}

function Words({ notification }: { readonly notification: Notification }) {
  const t = useNotificationText();
  const formats = useFormats();
  const { icon, title, note } = useNews()(notification);
  const Icon = ICONS[icon];
  const isUnread = notification.read_at === null;
  return (
    <>
      <span
        className={
          icon !== 'bell'
            ? 'grid size-10 shrink-0 place-items-center rounded-full bg-brass-soft text-brass-text'
            : 'grid size-10 shrink-0 place-items-center rounded-full bg-sunken text-ink-2'
        }
      >
        <Icon aria-hidden className="size-5 rtl:-scale-x-100" />
      </span>
      <span className="flex min-w-0 flex-1 flex-col gap-0.5">
        <span className={isUnread ? 'font-semibold wrap-anywhere' : 'wrap-anywhere'}>{title}</span>
        {note !== null && (
          <span dir="auto" className="max-w-full self-start truncate text-sm text-ink-2">
            {note}
          </span>
        )}
        <time
          dateTime={notification.created_at}
          title={formats.exact(notification.created_at)}
          className="text-sm text-ink-2"
        >
          {formats.recent(notification.created_at)}
        </time>
      </span>
      {isUnread && (
        <span className="mt-2 size-2.5 shrink-0 rounded-full bg-brand">
          <span className="sr-only">{t('item.unread')}</span>
        </span>
      )}
    </>
  );
}
