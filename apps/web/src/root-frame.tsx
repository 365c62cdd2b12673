import { LinkProvider } from '@egcr/ui/link';
import { LocaleProvider } from '@egcr/ui/locale';
import { SkipLink } from '@egcr/ui/skip-link';
import { frameTexts, OfflineNotice, PageAnnouncer } from '@egcr/site/web';
import { useLanguage, useText } from '@egcr/web-kit/i18n.tsx';
import { useSession } from '@egcr/web-kit/session-state';
import { Outlet } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';

import { ConsentPlace } from './consent-place.tsx';
import { AppWatchPlace } from './app-watch-place.tsx';
import { RouterAnchor } from './router-anchor.tsx';

const IdleWarning = lazy(async () => ({ default: (await import('./idle-warning.tsx')).IdleWarning }));

/** What stands around every page, whoever looks at it. Small: the landing page waits for it. */
export function RootFrame() {
  const t = useText(frameTexts);
  const { locale } = useLanguage();
  const isSignedIn = useSession((now) => now.isAuthenticated);
  return (
    <LocaleProvider locale={locale}>
      <LinkProvider anchor={RouterAnchor}>
        <SkipLink targetId="content" label={t('skip')} />
        <OfflineNotice />
        <Outlet />
        <PageAnnouncer />
        <AppWatchPlace />
        <ConsentPlace />
        {isSignedIn && (
          <Suspense>
            <IdleWarning />
          </Suspense>
        )}
      </LinkProvider>
    </LocaleProvider>
  );
}
