import { Button } from '@egcr/ui/button';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { Share2 } from 'lucide-react';
import { useState } from 'react';

import { openTexts } from './texts.ts';

interface ShareButtonProps {
  readonly title: string;
  readonly path: string;
}

/** Hands the address of the page to another app where the device can, else to the clipboard. */
export function ShareButton({ title, path }: ShareButtonProps) {
  const t = useText(openTexts);
  const [said, setSaid] = useState<'copied' | 'uncopied'>();
  const share = async () => {
    const url = window.location.origin + path;
    if (typeof navigator.share === 'function') await handOver({ url, title });
    else setSaid((await copied(url)) ? 'copied' : 'uncopied');
  };
  return (
    <span className="flex flex-wrap items-center gap-3">
      <Button
        look="secondary"
        icon={<Share2 aria-hidden className="size-4.5" />}
        onClick={() => void share()}
      >
        {t('share')}
      </Button>
      <span role="status" className="text-sm text-ink-2">
        {said && t(`share.${said}`)}
      </span>
    </span>
  );
}

async function handOver(what: ShareData): Promise<void> {
  try {
    await navigator.share(what);
  } catch (failure) {
    // Closing the sheet without choosing is no failure.
    if (!(failure instanceof DOMException)) throw failure;
  }
}

async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // Refused by the browser, or absent where the page came without encryption.
    return false;
  }
}
