import { hrefOf } from '@egcr/contract/product-screens';
import { Card } from '@egcr/ui/card';
import { Link } from '@egcr/ui/link';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { MailOpen } from 'lucide-react';

import { envelopeTexts } from './texts.ts';

/** The way to the envelopes, on the page of the staff. */
export function Slot() {
  const t = useText(envelopeTexts);
  return (
    <Card
      title={t('title')}
      description={t('lead')}
      icon={<MailOpen aria-hidden className="size-5.5" />}
      padding="large"
      action={
        <Link href={hrefOf('disbursements')} look="standalone">
          {t('open')}
        </Link>
      }
    />
  );
}
