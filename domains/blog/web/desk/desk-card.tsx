import { hrefOf } from '@egcr/contract/product-screens';
import { Card } from '@egcr/ui/card';
import { Link } from '@egcr/ui/link';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { PenLine } from 'lucide-react';

import { deskTexts } from './texts.ts';

/** The way to the posts, on the page of the staff. */
export function Slot() {
  const t = useText(deskTexts);
  return (
    <Card
      title={t('title')}
      description={t('lead')}
      icon={<PenLine aria-hidden className="size-5.5" />}
      padding="large"
      action={
        <Link href={hrefOf('blog-desk')} look="standalone">
          {t('open')}
        </Link>
      }
    />
  );
}
