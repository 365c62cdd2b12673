import { LinkProvider } from '@egcr/ui/link';
import { SkipLink } from '@egcr/ui/skip-link';
import { ToastProvider } from '@egcr/ui/toast';
import { UiProvider } from '@egcr/ui/ui-provider';
import { frameTexts, OfflineNotice, PageAnnouncer } from '@egcr/site/web';
import { useLanguage, useText } from '@egcr/web-kit/i18n.tsx';
import { SlotProvider } from '@egcr/web-kit/slots.tsx';
import { Outlet } from '@tanstack/react-router';

import { IdlePlace } from './idle-place.tsx';
import { RouterAnchor } from './router-anchor.tsx';
import { slots } from './screens.tsx';

/** What stands around every page, whoever looks at it. */
export function RootFrame() {
  const t = useText(frameTexts);
  const { locale, direction } = useLanguage();
  return (
    <UiProvider locale={locale} direction={direction}>
      <LinkProvider anchor={RouterAnchor}>
        <SlotProvider slots={slots}>
          <ToastProvider regionLabel={t('toasts.label')} closeLabel={t('close')}>
            <SkipLink targetId="content" label={t('skip')} />
            <OfflineNotice />
            <Outlet />
            <PageAnnouncer />
            <IdlePlace />
          </ToastProvider>
        </SlotProvider>
      </LinkProvider>
    </UiProvider>
  );
}
