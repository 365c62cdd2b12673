import { BrandMark } from '@egcr/ui/brand-mark';
import { Anchor } from '@egcr/ui/link';
import { useText } from '@egcr/web-kit/i18n.tsx';

import { LanguagePicker } from '../frame/language-picker.tsx';
import { frameTexts } from '../frame/texts.ts';
import { ThemeToggle } from '../frame/theme-toggle.tsx';
import { AccountLinks } from './account-links.tsx';
import { DisclosureMenu } from './header-menu.tsx';
import { headerMenus } from './menus.ts';
import { SideSheetButton } from './side-sheet-button.tsx';

/**
 * By the room it has in letters, not in pixels: with large text it is the one of a phone. Read in piece by piece, its first buttons would
 * stand at the end of the row and be pushed aside by the next.
 */
export function Header() {
  const t = useText(frameTexts);
  return (
    <header
      data-top-bar
      className="@container sticky top-0 z-30 border-b border-line bg-paper print:hidden once-whole"
    >
      <div className="shell flex min-h-16 flex-wrap items-center gap-2">
        <Anchor
          href="/"
          aria-label={t('brand.home')}
          className="inline-flex min-h-11 items-center rounded-md @min-[78.5rem]:me-3"
        >
          <BrandMark name={t('brand.name')} />
        </Anchor>
        <nav aria-label={t('nav.main')} className="hidden items-center @min-[78.5rem]:flex">
          {headerMenus.map((menu) => (
            <DisclosureMenu key={menu.key} menu={menu} />
          ))}
        </nav>
        <div className="ms-auto hidden items-center gap-1 @min-[78.5rem]:flex">
          <LanguagePicker />
          <ThemeToggle />
          <AccountLinks />
        </div>
        <div className="ms-auto flex items-center gap-1 @min-[78.5rem]:hidden">
          <ThemeToggle />
          <SideSheetButton />
        </div>
      </div>
    </header>
  );
}
