import { BrandMark } from '@egcr/ui/brand-mark';
import { Link } from '@egcr/ui/link';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { pageFact } from '@egcr/web-kit/page-facts';
import { useSyncExternalStore } from 'react';

import { LanguagePicker } from '../frame/language-picker.tsx';
import { frameTexts } from '../frame/messages/index.ts';
import { ReportLink } from '../frame/report-link.tsx';
import { footerColumns } from './footer-columns.ts';
import { useLinkText } from './link-text.ts';
import type { MenuLink } from './menus.ts';

/** The end of every public page. Its lists keep clear of the end side, where the way back to the top floats. */
export function Footer() {
  const t = useText(frameTexts);
  const textOf = useLinkText();
  const addressOf = useAddressOf();
  return (
    <footer className="@container border-t border-line bg-sunken print:hidden">
      <nav
        aria-label={t('footer.label')}
        className="shell grid grid-cols-1 gap-10 py-14 pe-16 @min-[40rem]:grid-cols-2 @min-[64rem]:grid-cols-5"
      >
        <div className="flex flex-col gap-4">
          <BrandMark name={t('brand.name')} />
          <div className="max-w-64">
            <LanguagePicker isWide />
          </div>
        </div>
        {footerColumns.map((column) => (
          <div key={column.key}>
            <h2 className="mb-3 text-sm font-semibold">{t(column.key)}</h2>
            <ul className="wrap-anywhere">
              {column.links.map((link) => (
                <li key={textOf(link)}>
                  <Link
                    href={addressOf(link)}
                    look="quiet"
                    className="inline-flex min-h-11 items-center text-sm text-ink-2 sm:min-h-9"
                  >
                    {textOf(link)}
                  </Link>
                </li>
              ))}
              {column.key === 'footer.help' && (
                <li>
                  <CookieSettings />
                </li>
              )}
            </ul>
          </div>
        ))}
      </nav>
      <div className="shell flex flex-wrap items-center justify-between gap-x-10 gap-y-2 border-t border-line pe-16 pt-4 pb-8">
        <p className="max-w-[90ch] py-2 text-sm text-ink-2">{t('footer.note')}</p>
        <ReportLink />
      </div>
    </footer>
  );
}

const never = () => () => undefined;

/** Where a link leads in this installation; a page drawn ahead of time knows only our own pages. */
function useAddressOf(): (link: MenuLink) => string {
  const isHere = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return ({ href, fact }) => (isHere && fact !== undefined ? (pageFact(fact) ?? href) : href);
}

/** Opens what was answered about cookies and storage, to change it. `ConsentPlace` of the app hears it, also before this part comes alive. */
function CookieSettings() {
  const t = useText(frameTexts);
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      data-opens="cookie-settings"
      className="inline-flex min-h-11 items-center rounded-sm text-start text-sm text-ink-2 underline-offset-4 transition-colors hover:text-brand-text hover:underline sm:min-h-9"
    >
      {t('footer.cookies')}
    </button>
  );
}
