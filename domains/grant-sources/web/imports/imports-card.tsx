import { hrefOf } from '@egcr/contract/product-screens';
import { Card } from '@egcr/ui/card';
import { Link } from '@egcr/ui/link';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { Download } from 'lucide-react';

import { importTexts } from './texts.ts';

/** The way to the imports, on the page of the staff. */
export function Slot() {
  const t = useText(importTexts);
  return (
    <Card
      title={t('title')}
      description={t('lead')}
      icon={<Download aria-hidden className="size-5.5" />}
      padding="large"
      action={
        <Link href={hrefOf('grant-imports')} look="standalone">
          {t('open')}
        </Link>
      }
    />
  );
}
