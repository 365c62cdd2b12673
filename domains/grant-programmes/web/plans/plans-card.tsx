import { hrefOf } from '@egcr/contract/product-screens';
import { Card } from '@egcr/ui/card';
import { Link } from '@egcr/ui/link';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { ClipboardList } from 'lucide-react';

import { planTexts } from './texts.ts';

/** The way to the programmes, on the page of the staff. */
export function Slot() {
  const t = useText(planTexts);
  return (
    <Card
      title={t('title')}
      description={t('lead')}
      icon={<ClipboardList aria-hidden className="size-5.5" />}
      padding="large"
      action={
        <Link href={hrefOf('grant-programmes')} look="standalone">
          {t('see')}
        </Link>
      }
    />
  );
}
