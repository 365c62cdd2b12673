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
          className="@container sticky top-0 z-50 bg-warn-soft px-4 py-2 text-center text-sm text-warn"
        >
          {/* With the largest text on a small screen it is small, and the page keeps its room. */}
          <span className="flex items-center justify-center gap-2 @max-[14rem]:text-xs/tight">
            <WifiOff aria-hidden className="size-4 shrink-0" />
            {t('offline')}
          </span>
        </p>
      )}
    </div>
  );
}
