import { hrefOf } from '@egcr/contract/product-screens';
import { Card } from '@egcr/ui/card';
import { Link } from '@egcr/ui/link';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { ListChecks } from 'lucide-react';

import { listTexts } from './texts.ts';

/** The way to the lists, on the page of the staff. */
export function Slot() {
  const t = useText(listTexts);
  return (
    <Card
      title={t('title')}
      description={t('lead')}
      icon={<ListChecks aria-hidden className="size-5.5" />}
      padding="large"
      action={
        <Link href={hrefOf('screening-lists')} look="standalone">
          {t('open')}
        </Link>
      }
    />
  );
}
