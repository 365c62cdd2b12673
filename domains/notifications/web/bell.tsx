import { IconButton } from '@egcr/ui/icon-button';
import { Popover } from '@egcr/ui/popover';
import { useToasts } from '@egcr/ui/toast';
import { useFormats } from '@egcr/web-kit/formats';
import { Bell } from 'lucide-react';
import { useState } from 'react';

import { useNotificationText } from './texts.ts';
import { useNewsLater } from './news.ts';
import { Panel } from './panel.tsx';
import { useNotifications, useTold } from './queries.ts';

const SHOWN_MAX = 99;
const TITLE_ID = 'notifications-title';
/** Long enough to read a name and an amount. */
const TOLD_MS = 8000;

/** The bell in the header: how much is unread, and behind it the latest. Tells what comes in while the page is open. */
export function Slot() {
  const t = useNotificationText();
  const formats = useFormats();
  const [isOpen, setOpen] = useState(false);
  const unread = useNotifications().first?.unread ?? 0;
  useTelling();
  const mark = unread > SHOWN_MAX ? t('bell.over', { count: SHOWN_MAX }) : formats.number(unread);
  return (
    <Popover
      isOpen={isOpen}
      onOpenChange={setOpen}
      labelledBy={TITLE_ID}
      className="w-104"
      trigger={
        <IconButton
          label={unread > 0 ? t('bell.unread', { count: unread }) : t('bell.label')}
          icon={<Bell aria-hidden className="size-5.5" />}
          {...(unread > 0 ? { mark } : {})}
        />
      }
    >
      <Panel titleId={TITLE_ID} unread={unread} onFollow={() => setOpen(false)} />
    </Popover>
  );
}

/** Says each new notification once, as a toast that is read out too. */
function useTelling(): void {
  const newsOf = useNewsLater();
  const toasts = useToasts();
  useTold((notification) => {
    void newsOf(notification).then(({ title, note }) =>
      toasts.show({
        title,
        description: note === null ? undefined : <bdi>{note}</bdi>,
        tone: 'ok',
        durationMs: TOLD_MS,
      }),
    );
  });
}
