import { UiProvider } from '@egcr/ui/ui-provider';
import { useLanguage } from '@egcr/web-kit/i18n.tsx';
import { lazyBeside } from '@egcr/web-kit/lazy-beside';
import { Suspense, useSyncExternalStore } from 'react';

import { idleState, onIdleState } from './idle-watch.ts';
import { withTexts } from './screens.tsx';
import { theShell } from './shell.ts';

const IdleNotice = lazyBeside(async () => (await withTexts(theShell().loadIdleNotice)).IdleNotice);

/** Asks, on whatever page, whether someone is still there. */
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
