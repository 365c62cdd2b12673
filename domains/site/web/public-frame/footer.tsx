import { BrandMark } from '@egcr/ui/brand-mark';
import { Link } from '@egcr/ui/link';
import { useText } from '@egcr/web-kit/i18n.tsx';

import { frameTexts } from '../frame/messages/index.ts';
import { footerColumns } from './footer-columns.ts';
import { useLinkText } from './link-text.ts';

export function Footer() {
  const t = useText(frameTexts);
  const textOf = useLinkText();
  return (
    <footer className="border-t border-line bg-sunken">
      <nav aria-label={t('footer.label')} className="shell grid gap-10 py-14 sm:grid-cols-2 lg:grid-cols-5">
        <div className="flex flex-col gap-4">
          <BrandMark name={t('brand.name')} />
          <p className="max-w-[28ch] text-sm text-ink-2">{t('footer.note')}</p>
        </div>
        {footerColumns.map((column) => (
          <div key={column.key}>
            <h2 className="mb-3 text-sm font-semibold">{t(column.key)}</h2>
            <ul>
              {column.links.map((link) => (
                <li key={textOf(link)}>
                  <Link
                    href={link.href}
                    look="quiet"
                    className="inline-flex min-h-11 items-center text-sm text-ink-2 sm:min-h-9"
                  >
                    {textOf(link)}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
    </footer>
  );
}
