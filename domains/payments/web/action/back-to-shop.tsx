import { ButtonLink } from '@egcr/ui/button';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { Store } from 'lucide-react';

import { actionTexts } from './texts.ts';

interface BackToShopProps {
  /** As the server keeps it: an address that browsers read the same way. */
  readonly href: string;
  readonly look: 'primary' | 'quiet';
}

/** The way back to the shop that sent its customer, which says where it leads. The shop is not told from which page. */
export function BackToShop({ href, look }: BackToShopProps) {
  const t = useText(actionTexts);
  return (
    <ButtonLink
      href={href}
      rel="noopener noreferrer"
      look={look}
      size="large"
      width="full"
      icon={<Store aria-hidden className="size-5" />}
    >
      {t('shop.back', { shop: new URL(href).host })}
    </ButtonLink>
  );
}
