import { Button } from '@egcr/ui/button';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { MessageSquare } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';

import type { OwnApplication } from '../../contract/index.ts';
import type { MessageSide } from '../../contract/messages/shape.ts';
import { messageTexts } from './texts.ts';

const MessagesDialog = lazy(async () => ({
  default: (await import('./messages-dialog.tsx')).MessagesDialog,
}));

interface MessagesButtonProps {
  readonly found: Pick<OwnApplication, 'id' | 'state' | 'message_count'>;
  /** Who reads. */
  readonly side: MessageSide;
}

/** Nobody writes about what is over; what was written stays to be read. */
const CLOSED: readonly string[] = ['withdrawn', 'no_response', 'declined'];

/** Opens what both sides wrote about an application. */
export function MessagesButton({ found, side }: MessagesButtonProps) {
  const t = useText(messageTexts);
  const [isOpen, setOpen] = useState(false);
  const { message_count: count } = found;
  const isClosed = CLOSED.includes(found.state);
  if (isClosed && count === 0) return null;
  return (
    <>
      <Button
        look="secondary"
        size="small"
        icon={<MessageSquare aria-hidden className="size-4.5" />}
        onClick={() => setOpen(true)}
      >
        {count === 0 ? t('show') : t('show.count', { count })}
      </Button>
      {isOpen && (
        <Suspense>
          <MessagesDialog id={found.id} side={side} isClosed={isClosed} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
