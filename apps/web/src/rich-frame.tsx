import { ToastProvider } from '@egcr/ui/toast';
import { UiProvider } from '@egcr/ui/ui-provider';
import { useLanguage, useText } from '@egcr/web-kit/i18n.tsx';
import { lazyBeside } from '@egcr/web-kit/lazy-beside';
import { OnceAlive } from '@egcr/web-kit/once-alive.tsx';
import { Outlet } from '@egcr/web-kit/router.tsx';
import { Suspense } from 'react';

import { IdleToast } from './idle-toast.tsx';
import { loadOpen } from './registry.ts';
import { theShell } from './shell.ts';

const Beside = lazyBeside(async () => {
  const { beside } = await loadOpen();
  const all = beside.map((load) => lazyBeside(async () => (await load()).Beside));
  return () => all.map((Each, at) => <Each key={at} />);
});

/** What pages need on which people act: dialogs and menus, toasts, what stands beside the page. */
export function RichFrame() {
  const t = useText(theShell().texts);
  const { locale, direction } = useLanguage();
  return (
    <UiProvider locale={locale} direction={direction}>
      <ToastProvider regionLabel={t('toasts.label')} closeLabel={t('close')}>
        <Outlet />
        <OnceAlive>
          <IdleToast />
          <Suspense>
            <Beside />
          </Suspense>
        </OnceAlive>
      </ToastProvider>
    </UiProvider>
  );
}
