import { UiProvider } from '@egcr/ui/ui-provider';
import { lazyParts } from '@egcr/site/web';
import { useLanguage } from '@egcr/web-kit/i18n.tsx';
import { lazy, Suspense, useSyncExternalStore } from 'react';

import { idleState, onIdleState } from './idle-watch.ts';
import { withTexts } from './screens.tsx';

const IdleNotice = lazy(async () => ({ default: (await withTexts(lazyParts.idleNotice)).IdleNotice }));

/** Asks, on whatever page, whether somebody is still there. */
export function IdleWarning() {
  const { locale, direction } = useLanguage();
  const { warning } = useSyncExternalStore(onIdleState, idleState);
  if (!warning) return null;
  return (
    <UiProvider locale={locale} direction={direction}>
      <Suspense>
        <IdleNotice {...warning} />
      </Suspense>
    </UiProvider>
  );
}
