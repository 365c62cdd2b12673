import { BrandMark } from '@egcr/ui/brand-mark';
import { Anchor } from '@egcr/ui/link';
import { TooltipProvider } from '@egcr/ui/tooltip-provider';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { openLive } from '@egcr/web-kit/live';
import { Slot, type Offered } from '@egcr/web-kit/slots.tsx';
import { Outlet } from '@egcr/web-kit/router.tsx';
import { lazy, Suspense, useEffect } from 'react';

import type { ShellSlots } from '../../contract/index.ts';
import { DataProvider } from '../frame/data-provider.tsx';
import { LanguagePicker } from '../frame/language-picker.tsx';
import { frameTexts } from '../frame/texts.ts';
import { BottomBar } from './bottom-bar.tsx';
import { appFrameTexts } from './texts.ts';
import { NavigationList } from './navigation-list.tsx';
import { Search } from './search.tsx';

const ShellPlace: Offered<ShellSlots> = Slot;

const AccountMenu = lazy(async () => ({ default: (await import('./account-menu.tsx')).AccountMenu }));

/** The signed-in frame: search, bell and account on top, services at the side, a bar at the bottom of a phone. */
export function AppFrame() {
  // One stream of live events while someone is here.
  useEffect(() => openLive(), []);
  return (
    <DataProvider>
      <TooltipProvider>
        <AppHeader />
        <ShellPlace name="shell.notice" />
        <div className="mx-auto grid w-full max-w-[88rem] lg:grid-cols-[17rem_minmax(0,1fr)]">
          <SideNavigation />
          <main
            id="content"
            tabIndex={-1}
            className="min-w-0 px-5 pt-8 pb-28 outline-none sm:px-8 lg:px-10 lg:pb-16"
          >
            <Outlet />
          </main>
        </div>
        <BottomBar />
      </TooltipProvider>
    </DataProvider>
  );
}

function AppHeader() {
  const t = useText(frameTexts);
  return (
    <header data-top-bar className="sticky top-0 z-30 border-b border-line bg-paper print:hidden">
      <div className="mx-auto flex min-h-16 w-full max-w-[88rem] items-center gap-2 px-5">
        <Anchor
          href="/dashboard"
          aria-label={t('brand.home')}
          className="me-auto inline-flex min-h-11 items-center rounded-md lg:me-32"
        >
          <BrandMark name={t('brand.name')} />
        </Anchor>
        <Search />
        <div className="flex items-center gap-1 md:ms-auto">
          <ShellPlace name="shell.header" />
          <Suspense fallback={<span className="size-11" />}>
            <AccountMenu />
          </Suspense>
        </div>
      </div>
    </header>
  );
}

function SideNavigation() {
  const t = useText(appFrameTexts);
  return (
    <nav
      aria-label={t('nav.label')}
      className="sticky top-16 hidden h-[calc(100dvh-4rem)] flex-col gap-4 overflow-y-auto border-e border-line px-4 py-6 lg:flex print:hidden"
    >
      <div className="flex-1">
        <NavigationList />
      </div>
      <LanguagePicker isWide />
    </nav>
  );
}
