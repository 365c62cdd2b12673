import { BrandMark } from '@egcr/ui/brand-mark';
import { Anchor } from '@egcr/ui/link';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { Outlet } from '@egcr/web-kit/router.tsx';

import { DataProvider } from './data-provider.tsx';
import { LanguagePicker } from './language-picker.tsx';
import { frameTexts } from './texts.ts';
import { ThemeToggle } from './theme-toggle.tsx';

/** The frame of steps on the way in: nothing to wander off to; the steps themselves offer the way out. */
export function BareFrame() {
  const t = useText(frameTexts);
  return (
    <DataProvider>
      <div className="flex min-h-dvh flex-col">
        <header className="border-b border-line">
          <div className="shell flex min-h-16 items-center gap-2">
            <Anchor
              href="/"
              aria-label={t('brand.home')}
              className="me-auto inline-flex min-h-11 items-center rounded-md"
            >
              <BrandMark name={t('brand.name')} />
            </Anchor>
            <LanguagePicker />
            <ThemeToggle />
          </div>
        </header>
        <main id="content" tabIndex={-1} className="flex-1 outline-none">
          <Outlet />
        </main>
      </div>
    </DataProvider>
  );
}
