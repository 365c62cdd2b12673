import { Button } from '@egcr/ui/button';
import { BrandMark } from '@egcr/ui/brand-mark';
import { Anchor } from '@egcr/ui/link';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { signOut } from '@egcr/web-kit/session';
import { Outlet } from '@tanstack/react-router';
import { LogOut } from 'lucide-react';

import { DataProvider } from './data-provider.tsx';
import { LanguagePicker } from './language-picker.tsx';
import { frameTexts } from './messages/index.ts';
import { ThemeToggle } from './theme-toggle.tsx';

/** The frame of steps on the way in: nothing to wander off to, but a way out. */
export function BareFrame() {
  const t = useText(frameTexts);
  return (
    <DataProvider>
      <div className="flex min-h-dvh flex-col">
        <header className="border-b border-line">
          <div className="shell flex min-h-16 items-center gap-2">
            <Anchor href="/" aria-label={t('brand.home')} className="me-auto rounded-md">
              <BrandMark name={t('brand.name')} />
            </Anchor>
            <LanguagePicker />
            <ThemeToggle />
            <Button
              look="quiet"
              size="small"
              icon={<LogOut aria-hidden className="size-4.5 rtl:rotate-180" />}
              onClick={() => void signOut()}
            >
              <span className="max-sm:sr-only">{t('account.sign-out')}</span>
            </Button>
          </div>
        </header>
        <main id="content" tabIndex={-1} className="flex-1 outline-none">
          <Outlet />
        </main>
      </div>
    </DataProvider>
  );
}
