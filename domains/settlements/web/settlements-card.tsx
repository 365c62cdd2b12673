import { hrefOf } from '@egcr/contract/product-screens';
import { Card } from '@egcr/ui/card';
import { Link } from '@egcr/ui/link';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { ReceiptText } from 'lucide-react';

import { settlementTexts } from './texts.ts';

/** The way to the settlements, on the page of the staff. */
export function Slot() {
  const t = useText(settlementTexts);
  return (
    <Card
      title={t('title')}
      description={t('lead')}
      icon={<ReceiptText aria-hidden className="size-5.5" />}
      padding="large"
      action={
        <Link href={hrefOf('settlements')} look="standalone">
          {t('go')}
        </Link>
      }
    />
  );
}
