import { screenAt } from '@egcr/contract/product-screens';
import { Badge } from '@egcr/ui/badge';
import { useText } from '@egcr/web-kit/i18n.tsx';

import { frameTexts } from '../frame/texts.ts';

/** Beside a link to a service that is not open yet; nothing beside one that is. */
export function NotOpenBadge({ href }: { readonly href: string }) {
  const t = useText(frameTexts);
  if (screenAt(href.split('?')[0] ?? href)?.isOpen !== false) return null;
  return <Badge tone="neutral">{t('menu.not-open')}</Badge>;
}
