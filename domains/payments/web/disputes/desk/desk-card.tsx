import { hrefOf } from '@egcr/contract/product-screens';
import { Card } from '@egcr/ui/card';
import { Link } from '@egcr/ui/link';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { Scale } from 'lucide-react';

import { deskTexts } from './texts.ts';

/** The way to the disputes, on the page of the staff. */
export function Slot() {
  const t = useText(deskTexts);
  return (
    <Card
      title={t('desk')}
      description={t('desk.lead')}
      icon={<Scale aria-hidden className="size-5.5" />}
      padding="large"
      action={
        <Link href={hrefOf('dispute-desk')} look="standalone">
          {t('desk.open')}
        </Link>
      }
    />
  );
}
