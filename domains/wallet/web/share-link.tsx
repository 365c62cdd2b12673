import { Button } from '@egcr/ui/button';
import { useToasts } from '@egcr/ui/toast';
import { Link as LinkIcon, Share2 } from 'lucide-react';

import { useWalletText } from './texts.ts';

interface ShareLinkProps {
  readonly url: string;
  /** What the other apps of the device show beside the link. */
  readonly text: string;
  readonly shareLabel: string;
}

/** The two ways to give someone a link: copy it, or hand it to another app where the device can. */
export function ShareLink({ url, text, shareLabel }: ShareLinkProps) {
  const t = useWalletText();
  const copy = useCopy();
  const canShare = typeof navigator.share === 'function';
  return (
    <div className="flex flex-wrap justify-center gap-3">
      <Button
        look="secondary"
        onClick={() => void copy(url, t('receive.copied_link'))}
        icon={<LinkIcon aria-hidden className="size-4.5" />}
      >
        {t('receive.copy_link')}
      </Button>
      {canShare && (
        <Button
          look="secondary"
          onClick={() => void share({ url, text })}
          icon={<Share2 aria-hidden className="size-4.5" />}
        >
          {shareLabel}
        </Button>
      )}
    </div>
  );
}

async function share(what: ShareData): Promise<void> {
  try {
    await navigator.share(what);
  } catch (failure) {
    // Closing the sheet without choosing is no failure.
    if (!(failure instanceof DOMException)) throw failure;
  }
}

/** Copies a text and says so, or says that the browser does not let us. */
export function useCopy(): (text: string, done: string) => Promise<void> {
  const t = useWalletText();
  const toasts = useToasts();
  return async (text, done) => {
    try {
      await navigator.clipboard.writeText(text);
      toasts.show({ title: done, tone: 'ok' });
    } catch {
      // Refused by the browser, or absent where the page came without encryption.
      toasts.show({ title: t('receive.copy_failed'), tone: 'warn' });
    }
  };
}
