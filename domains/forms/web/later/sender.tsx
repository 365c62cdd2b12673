import { useToasts } from '@egcr/ui/toast';
import { Link } from '@egcr/ui/link';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { useSession } from '@egcr/web-kit/session-state';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';

import { isSentFromPage, useKeptSends, type KeptSend } from './kept-send.ts';
import { sendKept, type SendOutcome } from './send-kept.ts';
import { laterTexts } from './texts.ts';

const AGAIN_MS = 30_000;
const SHOWN_MS = 10_000;

/** Sends what was kept, one form after the other, and says what came of each. Shows nothing itself. */
export function Sender() {
  const sends = useKeptSends();
  const tell = useTelling();
  const isPinOpen = useSession((now) => now.isPINVerified);
  const isRunning = useRef(false);
  const run = useEffectEvent(async (isAllowed: boolean) => {
    if (isRunning.current || !navigator.onLine) return;
    isRunning.current = true;
    const due = sends.filter(
      ({ state, call }) => state === 'waiting' || (state === 'pin' && isAllowed && call !== undefined),
    );
    for (const kept of due) if (!isSentFromPage(kept.draft_id)) tell(kept, await sendKept(kept.draft_id));
    isRunning.current = false;
  });
  // The line to the server is outside React.
  useEffect(() => {
    const start = () => void run(isPinOpen);
    start();
    window.addEventListener('online', start);
    const timer = setInterval(start, AGAIN_MS);
    return () => {
      window.removeEventListener('online', start);
      clearInterval(timer);
    };
  }, [isPinOpen]);
  return null;
}

function useTelling() {
  const t = useText(laterTexts);
  const toasts = useToasts();
  const client = useQueryClient();
  return ({ title, href, state }: KeptSend, outcome: SendOutcome) => {
    if (outcome === 'sent') {
      toasts.show({ tone: 'ok', title: t('sent', { title }), durationMs: SHOWN_MS });
      // What was sent shows in lists of several domains.
      void client.invalidateQueries();
    }
    if (outcome !== 'stopped' && !(outcome === 'pin' && state !== 'pin')) return;
    toasts.show({
      tone: 'warn',
      title: t('not_sent', { title }),
      description: (
        <Link href={href} look="standalone">
          {t(outcome === 'pin' ? 'open.pin' : 'open')}
        </Link>
      ),
      durationMs: SHOWN_MS,
    });
  };
}
