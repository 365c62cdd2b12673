import { screenAt } from '@egcr/contract/product-screens';
import { useText } from '@egcr/web-kit/i18n.tsx';

import { frameTexts } from '../frame/texts.ts';

/** Beside a line of a menu whose page is not open yet; the page itself says what it will do and where to go meanwhile. */
export function NotOpenMark({ href }: { readonly href: string }) {
  const t = useText(frameTexts);
  if (isOpen(href)) return null;
  return (
    <span className="pe-3 text-xs text-ink-2 sm:shrink-0 sm:whitespace-nowrap">{t('menu.not-open')}</span>
  );
}

const known = new Map<string, boolean>();

function isOpen(href: string): boolean {
  const found = known.get(href) ?? screenAt(href.split('?')[0] ?? href)?.isOpen ?? false;
  known.set(href, found);
  return found;
}
