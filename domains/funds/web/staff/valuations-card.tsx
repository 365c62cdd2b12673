import { hrefOf } from '@egcr/contract/product-screens';
import { Card } from '@egcr/ui/card';
import { Link } from '@egcr/ui/link';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { ChartSpline } from 'lucide-react';

import { staffTexts } from './texts.ts';

/** The way to the valuations, on the page of the staff. */
export function Slot() {
  const t = useText(staffTexts);
  return (
    <Card
      title={t('title')}
      description={t('lead')}
      icon={<ChartSpline aria-hidden className="size-5.5" />}
      padding="large"
      action={
        <Link href={hrefOf('fund-valuations')} look="standalone">
          {t('open')}
        </Link>
      }
    />
  );
}
