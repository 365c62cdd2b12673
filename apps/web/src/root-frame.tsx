import { LinkProvider } from '@egcr/ui/link';
import { LocaleProvider } from '@egcr/ui/locale';
import { SkipLink } from '@egcr/ui/skip-link';
import { useLanguage, useText } from '@egcr/web-kit/i18n.tsx';
import { lazyBeside } from '@egcr/web-kit/lazy-beside';
import { useSession } from '@egcr/web-kit/session-state';
import { Outlet } from '@egcr/web-kit/router.tsx';
import { Suspense } from 'react';

import { AppWatchPlace } from './app-watch-place.tsx';
import { LaterPlaces } from './later-places.tsx';
import { RouterAnchor } from './router-anchor.tsx';
import { theShell } from './shell.ts';

const IdleWarning = lazyBeside(async () => (await import('./idle-warning.tsx')).IdleWarning);

/** What stands around every page, the person who looks at it. Small: the landing page waits for it. */
export function RootFrame() {
  const { texts, OfflineNotice, PageAnnouncer } = theShell();
  const t = useText(texts);
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
        <LaterPlaces />
        {isSignedIn && (
          <Suspense>
            <IdleWarning />
          </Suspense>
        )}
      </LinkProvider>
    </LocaleProvider>
  );
}
