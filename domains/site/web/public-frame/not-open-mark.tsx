import { useText } from '@egcr/web-kit/i18n.tsx';

import { matchAddress } from '../../contract/index.ts';
import { frameTexts } from '../frame/messages/index.ts';

/** Beside a line of a menu whose page is not open yet; the page itself says what it will do and where to go meanwhile. */
export function NotOpenMark({ href }: { readonly href: string }) {
  const t = useText(frameTexts);
  if (isOpen(href)) return null;
  return <span className="shrink-0 pe-3 text-xs whitespace-nowrap text-ink-2">{t('menu.not-open')}</span>;
}

const known = new Map<string, boolean>();

function isOpen(href: string): boolean {
  const found = known.get(href) ?? matchAddress(href.split('?')[0] ?? href)?.address.isOpen ?? false;
  known.set(href, found);
  return found;
}
