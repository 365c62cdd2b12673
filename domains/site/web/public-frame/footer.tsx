import { BrandMark } from '@egcr/ui/brand-mark';
import { Link } from '@egcr/ui/link';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { pageFact } from '@egcr/web-kit/page-facts';
import { useSession } from '@egcr/web-kit/session-state';
import { useSyncExternalStore } from 'react';

import { LanguagePicker } from '../frame/language-picker.tsx';
import { frameTexts } from '../frame/texts.ts';
import { ReportLink } from '../frame/report-link.tsx';
import { footerColumns } from './footer-columns.ts';
import { useLinkText } from './link-text.ts';
import { NotOpenMark } from './not-open-mark.tsx';
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
        className="shell grid grid-cols-2 gap-x-3 gap-y-6 py-9 sm:gap-10 sm:py-14 pe-16 @min-[40rem]:grid-cols-2 @min-[64rem]:grid-cols-5"
      >
        <div className="col-span-full flex flex-col gap-4 @min-[64rem]:col-span-1">
          <BrandMark name={t('brand.name')} />
          <div className="max-w-64">
            <LanguagePicker isWide />
          </div>
        </div>
        {footerColumns.map((column) => (
          <div key={column.key}>
            <h2 className="mb-3 text-sm font-semibold">{t(column.key)}</h2>
            <ul className="wrap-anywhere hyphens-auto">
              {column.links.map((link) => (
                <li key={textOf(link)} className="flex flex-wrap items-center gap-x-2">
                  <Link
                    href={addressOf(link)}
                    look="quiet"
                    className="inline-flex min-h-11 items-center py-1.5 text-sm text-ink-2 sm:min-h-9"
                  >
                    {textOf(link)}
                  </Link>
                  {addressOf(link) === link.href && <NotOpenMark href={link.href} />}
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
  const isSignedIn = useSession((now) => now.isAuthenticated);
  return ({ href, fact, signedIn }) => {
    if (isSignedIn && signedIn !== undefined) return signedIn;
    return isHere && fact !== undefined ? (pageFact(fact) ?? href) : href;
  };
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
