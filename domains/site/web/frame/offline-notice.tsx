import { useText } from '@egcr/web-kit/i18n.tsx';
import { useIsOnline } from '@egcr/web-kit/connection';
import { WifiOff } from 'lucide-react';

import { frameTexts } from './texts.ts';

/** A strip on top while the browser has no connection; read out when it appears. */
export function OfflineNotice() {
  const t = useText(frameTexts);
  const isOnline = useIsOnline();
  return (
    <div role="status" className="contents">
      {!isOnline && (
        <p
          data-offline
          className="sticky top-0 z-50 flex items-center justify-center gap-2 bg-warn-soft px-4 py-2 text-center text-sm text-warn"
        >
          <WifiOff aria-hidden className="size-4 shrink-0" />
          {t('offline')}
        </p>
      )}
    </div>
  );
}
